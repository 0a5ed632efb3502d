import { expect } from '@playwright/test';
import { encodeSave } from '../../scenes/kit/rules/saveText';
import { stateHash } from '../../scenes/kit/rules/stateHash';
import { createRun } from '../../scenes/kit/run/createRun';
import { superJump } from '../../scenes/super-jump/game';
import { test } from '../site/tab';
import { booted, count, longTicks, menuItem, open, power, selectKey, title } from './handheld';

/** A saved run, 130 ticks into its first level, that lacks one coin: it is to the hero's right. */
function almostCleared(): string {
  const run = createRun(superJump, { seed: () => 2 });
  run.dispatch({ type: 'start' });
  for (let tick = 0; tick < 130; tick += 1) run.advance(1000 / 60);
  const { replay, state, leftAt } = run.save();
  if (!state) throw new Error('no state');
  state.coinTaken.fill(1, 1);
  Object.assign(state, { coinsLeft: 1, enemyCount: 0 });
  state.coinX[0] = state.startX + 40;
  state.coinY[0] = state.groundY - 7;
  const hash = stateHash(superJump, state);
  return encodeSave(superJump, { replay: { ...replay, hash }, state, leftAt });
}

test('the clock of a level runs on the HUD and stands while paused, and the medal is kept', async ({
  page,
}) => {
  await page.addInitScript((text) => {
    localStorage['run:super-jump'] ??= JSON.stringify({ version: 1, text });
  }, almostCleared());
  await open(page);
  await power(page).click();
  await booted(page);
  await menuItem(page, 'Super Jump').click();
  await page.getByRole('button', { name: 'Carry on' }).click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  // It counts in.
  await longTicks(page, 60);
  await expect(count(page, 'seconds')).toHaveText('2');
  await longTicks(page, 60);
  await longTicks(page, 70);
  await expect(count(page, 'seconds')).toHaveText('3');
  await page.keyboard.down('ArrowRight');
  await longTicks(page, 30);
  await page.keyboard.up('ArrowRight');
  const won = await page.evaluate(() => localStorage.getItem('records'));
  expect(JSON.parse(won ?? '{}').games).toEqual({
    'super-jump medals': { 'level 1': { score: 3, rules: 1 } },
  });
  const shown = await count(page, 'seconds').textContent();
  await longTicks(page, 45);
  await expect(count(page, 'seconds'), 'between levels').toHaveText(shown ?? '');
  await longTicks(page, 45);
  await expect(count(page, 'level')).toHaveText('2');
  await expect(count(page, 'seconds')).toHaveText('0');
  await selectKey(page).click();
  await menuItem(page, 'Super Jump').click();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Medals: 1 gold')).toBeVisible();
});
