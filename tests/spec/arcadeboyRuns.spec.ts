import { expect } from '@playwright/test';
import { blockFall } from '../../scenes/block-fall/game';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { encodeSave } from '../../scenes/kit/rules/saveText';
import { createRun } from '../../scenes/kit/run/createRun';
import { type Cartridge, cartridges } from '../../src/toys/arcadeboy/cartridges';
import { test } from '../site/tab';
import {
  booted,
  byKeys,
  count,
  countedIn,
  endSoonest,
  gameOver,
  holdClock,
  menuItem,
  open,
  openSettings,
  power,
  shell,
  start,
  startKey,
  ticks,
  title,
} from './handheld';

const blockFallCartridge = cartridges.find(({ id }) => id === 'block-fall') as Cartridge;

test('R rewinds and makes the run practice, the last run can be watched, a best is kept per mode, and a saved run of another version is refused', async ({
  page,
}) => {
  const { rules } = blockFall;
  const other = { ...blockFall, rules: { ...rules, version: 99 } };
  const run = createRun(other, { seed: () => 7 });
  const texts = [encodeSave(other, run.save()), encodeReplay(other, run.replay())] as const;
  await page.addInitScript(([save, replay]) => {
    const best = (score: number) => ({ score, rules: 1 });
    const scores = { classic: best(700), 'startLevel 3': best(50), 'variant turbo': best(60) };
    const games = { 'block-fall': scores };
    localStorage.setItem('records', JSON.stringify({ version: 2, games }));
    localStorage.setItem('run:block-fall', JSON.stringify({ version: 1, text: save }));
    localStorage.setItem('replay:block-fall:classic', JSON.stringify({ version: 1, text: replay }));
  }, texts);
  await open(page);
  await power(page).click();
  await booted(page);
  await menuItem(page, 'Block Fall').click();

  await test.step('a record of a mode that was removed is kept and shown as one', async () => {
    const kept = page.getByRole('list', { name: 'Best at Block Fall' }).getByRole('listitem');
    await expect(kept).toHaveText([
      'Best, classic: 700',
      'Best, start level 3: 50',
      'Best, variant turbo (a mode of an earlier version): 60',
    ]);
  });
  await test.step('a saved run of another version is refused with a sentence', async () => {
    const sentence = 'The recording was made with other rules than today’s: Block Fall, 0 points.';
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(page.getByText(sentence)).toBeHidden();
    await page.getByRole('button', { name: 'Watch the last run' }).click();
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  });

  await holdClock(page);
  await start(page);
  await expect(page.locator('[data-best]')).toHaveText('700');
  await page.keyboard.press('Space');
  await ticks(page, 30);
  await page.keyboard.down('KeyR');
  await ticks(page, 6);
  await page.keyboard.up('KeyR');
  await expect(shell(page).getByText('Practice', { exact: true })).toBeVisible();
  await endSoonest(page, blockFallCartridge, byKeys(page));
  await expect(shell(page).getByText('Practice: not recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Watch the last run' }).click();
  await ticks(page, 2);
  await expect(shell(page).getByText('Replay', { exact: true })).toBeVisible();
  await expect(gameOver(page)).toBeHidden();

  const settings = await openSettings(page);
  await settings.getByRole('slider', { name: 'Start level' }).fill('3');
  await settings.getByRole('button', { name: 'New game with these' }).click();
  await ticks(page, 2);
  await expect(count(page, 'level')).toHaveText('3');
  await expect(page.locator('[data-best]')).toHaveText('50');

  await test.step('settings offer screens of four shades and assist in steps of 10 %, and refuse a key that is taken', async () => {
    await startKey(page).click();
    await ticks(page, 2);
    await expect(title(page)).toBeHidden();
    await openSettings(page);
    await settings.getByRole('button', { name: 'New game with these' }).click();
    await ticks(page, 2);
    await expect(title(page)).toBeVisible();
    await openSettings(page);
    await settings.getByRole('button', { name: 'Bring back the last game' }).click();
    await ticks(page, 2);
    await expect(title(page)).toBeHidden();
    await openSettings(page);
    for (const screen of ['Moss', 'Ice', 'Amber', 'Paper']) {
      await settings.getByRole('radio', { name: screen }).click({ force: true });
      await expect(settings.getByRole('radio', { name: screen })).toBeChecked();
    }
    await settings.getByRole('checkbox', { name: /Ghosting/ }).check();
    await expect(shell(page).locator('canvas')).toHaveCount(2);
    const speed = settings.getByRole('slider', { name: 'Speed' });
    await expect(speed).toHaveAttribute('step', '10');
    await speed.press('ArrowLeft');
    await expect(speed).toHaveAttribute('aria-valuetext', '90 %');
    await settings.getByRole('slider', { name: /Extra lives/ }).fill('2');
    await settings.getByRole('button', { name: /^Turn left: Z/ }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(
      settings.getByText('That key is already taken by “Move left”.', { exact: true }),
    ).toBeVisible();
    await settings.getByRole('button', { name: /^Turn left: Z/ }).click();
    await page.keyboard.press('KeyQ');
    await expect(settings.getByRole('button', { name: /^Turn left: Q/ })).toBeVisible();
    await settings.getByRole('button', { name: 'Close' }).click();
    await ticks(page, 2);
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await page.keyboard.press('Enter');
    await countedIn(page);
    await expect(count(page, 'lives')).toHaveText('2');
    await expect(shell(page).getByText('Practice', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await power(page).click();
    await openSettings(page);
    await expect(settings.getByRole('slider', { name: 'Speed' })).toHaveValue('100');
    await expect(settings.getByRole('radio', { name: 'Paper' })).toBeChecked();
  });
});
