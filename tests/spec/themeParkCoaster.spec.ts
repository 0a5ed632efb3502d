import { expect, type Page } from '@playwright/test';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { act, newPark, path } from '../theme-park/play';
import {
  button,
  cell,
  choose,
  expectNoAxeFindingsBesideSquares,
  leaveUnforecast,
  openTab,
  poundsOf,
  stat,
  store,
} from './parkPage';

/** Opens a stored park under Tycoon rules in which no time passes. */
async function openTycoon(page: Page): Promise<void> {
  const park = newPark({ rules: 'tycoon' });
  act(park, ...path(10, 9, 10, 17), { type: 'stop' });
  const stored = { version: 1, park: writePark(park, { withPeople: true }) };
  await store(page, 'theme-park-auto', stored);
  await leaveUnforecast(page);
  await page.goto('/theme-park');
  await untilGameDrawn(page);
  await expect(button(page, 'Play')).toBeVisible();
}

const money = async (page: Page) => poundsOf(await stat(page, 'money').textContent());

const piece = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Next piece' }).getByRole('button', { name, exact: true });

test('a coaster is laid piece by piece by keyboard and by mouse, joined up, rated, and kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openTycoon(page);
  // The longest of the panels, which must not push the pieces out of sight.
  await openTab(page, 'Parks');

  await test.step('by keyboard the focus goes from the station to its pieces', async () => {
    await cell(page, 10, 17).focus();
    await page.keyboard.press('k');
    for (let row = 17; row > 8; row -= 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(piece(page, 'Straight')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 piece. The end is 0 m up')).toBeVisible();
  });
  await expect(page.getByRole('heading', { name: 'Coaster Station' })).toBeVisible();
  await expect(button(page, 'Look')).toHaveAttribute('aria-pressed', 'true');

  await test.step('the pieces and the tabs of the panel stay inside the park on a small laptop', async () => {
    await expect(piece(page, 'Loop')).toBeInViewport({ ratio: 1 });
    const stage = await page.locator('[data-game-stage]').boundingBox();
    if (!stage) throw new Error('there is no park');
    for (const part of [page.getByRole('tab', { name: 'How to' }), page.getByRole('tabpanel')]) {
      const box = await part.boundingBox();
      expect(box?.height).toBeGreaterThan(30);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(stage.y + stage.height);
    }
  });
  await page.getByRole('button', { name: 'Remove last' }).click();
  await expect(piece(page, 'Straight')).toHaveAttribute('aria-disabled', 'false');

  await test.step('a piece that does not fit says why', async () => {
    await expect(piece(page, 'Drop')).toHaveAttribute('aria-disabled', 'true');
    await piece(page, 'Drop').click({ force: true });
    await expect(page.getByTestId('refusal')).toHaveText('The track can go no further that way.');
  });

  const before = await money(page);
  for (const name of ['Lift', 'Lift', 'Lift', 'Lift', 'Left', 'Left', 'Steep', 'Drop']) {
    await piece(page, name).click();
  }
  await expect(page.getByText('8 pieces. The end is 5 m up')).toBeVisible();
  expect(await money(page)).toBe(before - 8 * 70);
  await expect(cell(page, 12, 8)).toHaveAttribute('aria-label', /Coaster Track/);
  await page.getByRole('button', { name: 'Remove last' }).click();
  await expect(page.getByText('7 pieces.')).toBeVisible();
  await expectNoAxeFindingsBesideSquares(page, 'a track');

  await page.getByRole('button', { name: /^Join up: £/ }).click();
  // A notice says the same for a moment.
  const rating = page.getByText(/^Excitement \d\.\d, (?:fair|good)\. Intensity \d\.\d/);
  await expect(rating).toBeVisible();
  await expect(page.getByRole('group', { name: 'Next piece' })).toHaveCount(0);

  await test.step('one undo takes the joining back, one redo does it again', async () => {
    await button(page, 'Undo').click();
    await expect(page.getByText('7 pieces.')).toBeVisible();
    await button(page, 'Redo').click();
    await expect(rating).toBeVisible();
  });

  await page.reload();
  await untilGameDrawn(page);
  await cell(page, 12, 8).dispatchEvent('click');
  await expect(rating).toBeVisible();

  await test.step('a track that cannot be joined up says so', async () => {
    await choose(page, 'coasterStation');
    await cell(page, 17, 0).dispatchEvent('click');
    await piece(page, 'Straight').click();
    await expect(page.getByText('It cannot be joined up from here yet.')).toBeVisible();
  });
});
