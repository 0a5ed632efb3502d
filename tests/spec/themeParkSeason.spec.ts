import { expect } from '@playwright/test';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { plainPlan, planner } from '../../scenes/theme-park/bot/planner';
import { themeParkConfig } from '../../scenes/theme-park/config';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { startScenario } from '../../scenes/theme-park/rules/scenario/startScenario';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { scenarios } from '../../scenes/theme-park/season/scenarios';
import { test } from '../site/tab';
import { button, openPanel, openStored, pass } from './parkPage';

test('a plain visitor wins bronze in The Meadow, and is told so', async ({ page }) => {
  const [meadow] = scenarios;
  const park = startScenario(defaultsOf(themeParkConfig), meadow);
  const build = planner(plainPlan);
  let medal = 0;
  /** The park as it was after the plan's last deed or, if that is later, two seconds before. */
  let kept = '';
  for (let tick = 0; medal === 0 && tick < 18_000; tick += 1) {
    const actions = build(park);
    stepRules(themeParkRules, park, actions, (event) => {
      if (event.type === 'medal') medal = event.medal;
    });
    if (actions.length > 0 || tick % 120 === 0) {
      kept = writePark({ ...park, stopped: true }, { withPeople: true });
    }
  }
  expect(medal).toBe(1);
  await openStored(page, kept);
  const bar = page.getByRole('region', { name: 'The Meadow' });
  await expect(async () => {
    await pass(page, 400);
    await expect(bar).toContainText('Bronze:', { timeout: 200 });
  }).toPass();
  await button(page, 'Play').click();
  // The notice goes after some seconds of the page's clock.
  await expect(async () => {
    await pass(page, 900);
    await expect(page.getByText('Bronze: The Meadow')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await expect(bar).toContainText('Silver:');
  await expect(page.getByRole('log').first()).toContainText('Bronze is yours.');
  await openPanel(page, 'Parks');
  const listed = page.getByRole('listitem').filter({ hasText: 'A field, a gate and nothing' });
  await expect(async () => {
    await pass(page, 400);
    // A press that took too long has opened the list already.
    if (!(await listed.isVisible()))
      await page.getByText('A season of twelve parks').click({ timeout: 200 });
    await expect(listed).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(listed).toContainText('Bronze');
  await expect(listed.locator('[data-medal="1"]')).toHaveText('Bronze');
});
