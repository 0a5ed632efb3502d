import { expect } from '@playwright/test';
import { blockFallConfig } from '../../scenes/block-fall/config';
import { graveyardGhostsConfig } from '../../scenes/graveyard-ghosts/config';
import { superJumpConfig } from '../../scenes/super-jump/config';
import { cartridges } from '../../src/toys/arcadeboy/cartridges';
import { test } from '../site/tab';
import {
  aCellIn150Ms,
  addGamepad,
  begin,
  booted,
  byKeys,
  byThumb,
  countedIn,
  coveredByNotices,
  endSoonest,
  expectClean,
  gameOver,
  holdClock,
  lastScore,
  longTicks,
  menu,
  menuItem,
  notices,
  open,
  playedBefore,
  power,
  selectKey,
  shell,
  startKey,
  ticks,
  title,
  untilTitle,
} from './handheld';
import { phone } from './phone';

test('every game can be played by keyboard, and by gamepad', async ({ page }) => {
  // Every game is played to its end twice.
  const { withPad, push } = await addGamepad(page);
  await playedBefore(page);
  await open(page);
  for (const cartridge of cartridges) {
    const { id, title: name } = cartridge;
    await test.step(`${name} by keyboard alone: put in, played to game over, left by Escape, switched off`, async () => {
      await power(page).press('Enter');
      await booted(page);
      for (let index = cartridges.findIndex((each) => each.id === id); index > 0; index -= 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await holdClock(page);
      await expect(notices(page).getByText(`${name} loaded!`, { exact: true })).toBeVisible();
      const card = page.getByRole('region', { name: 'Controls' });
      await expect(card.getByRole('heading', { name: `Controls of ${name}` })).toBeVisible();
      for (const { label, pad } of (await cartridge.load()).controls) {
        if (pad === 'a' || pad === 'b')
          await expect(card.getByText(label, { exact: true })).toBeVisible();
      }
      await untilTitle(page);
      await page.keyboard.press('Enter');
      await ticks(page, 2);
      await endSoonest(page, cartridge, byKeys(page));
      await expect(gameOver(page)).toBeVisible();
      const score = await page.locator('[data-score]').textContent();
      const notice = notices(page)
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`Game Over! Score: ${score}(?!\\d)`) });
      await expect(notice.getByText(`Game Over! Score: ${score}`, { exact: true })).toBeVisible();
      await expect(
        notice.getByText('Press SELECT to return to menu', { exact: true }),
      ).toBeVisible();
      await expect(lastScore(page)).toHaveText(score ?? '');
      // A starts again, once it can no longer be meant for the run that ended.
      await page.keyboard.press('KeyX');
      await ticks(page, 2);
      await expect(gameOver(page)).toBeVisible();
      await ticks(page, 70);
      await page.keyboard.press('KeyX');
      await ticks(page, 2);
      await expect(gameOver(page)).toBeHidden();
      await expect(title(page)).toBeHidden();
      if (id === 'graveyard-ghosts') await test.step('a cell in 150 ms', () => aCellIn150Ms(page));
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeVisible();
      await expect(menuItem(page, name)).toBeFocused();
      await expect(lastScore(page)).toHaveText(score ?? '');
      await power(page).press('Space');
      await expect(lastScore(page)).toHaveText('----');
    });

    await test.step(`${name} by gamepad alone, which pauses it when it is unplugged`, async () => {
      await withPad('plug', true);
      await push(9);
      await booted(page);
      for (let index = cartridges.findIndex((each) => each.id === id); index > 0; index -= 1) {
        await push(13);
      }
      await push(0);
      await untilTitle(page);
      await push(9);
      await expect(title(page)).toBeHidden();
      await push(15);
      await withPad('plug', false);
      await expect(page.getByText('Paused: the gamepad was unplugged')).toBeVisible();
      await withPad('plug', true);
      await push(9);
      await countedIn(page);
      await endSoonest(page, cartridge, ({ gamepad }, held) => push(gamepad[0], held));
      await expect(gameOver(page)).toBeVisible();
      await push(8);
      await expect(menu(page)).toBeVisible();
      await withPad('plug', false);
      await power(page).press('Space');
      await page.clock.resume();
    });
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every game can be played by touch; axe finds nothing in menu, title, play, pause, settings and game over', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await power(page).tap();
    await booted(page);
    await expectClean(page, 'menu');
    const box = await shell(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });

    await test.step('thumbs can reach the pad on either side, nothing scrolls, and every button is at least 44 px', async () => {
      const middle = async (name: RegExp) => {
        const key = await page.getByRole('button', { name }).first().boundingBox();
        return (key?.x ?? 0) + (key?.width ?? 0) / 2;
      };
      expect(await middle(/^Left/)).toBeLessThan(await middle(/^A/));
      await page.getByRole('button', { name: 'Settings' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, 'settings', 'dialog[open]');
      await page.getByRole('radio', { name: 'Right hand' }).check({ force: true });
      await page.getByRole('button', { name: 'Close' }).tap();
      expect(await middle(/^Left/)).toBeGreaterThan(await middle(/^A/));
      const sides = await shell(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            return Math.min(width, height);
          }),
        );
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(wider).toBe(0);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await expect(shell(page)).toHaveCSS('touch-action', 'none');
      await page.setViewportSize({ width: 844, height: 390 });
      expect(await shell(page).boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
      await page.setViewportSize(phone.viewport);
    });

    const hold = await byThumb(page);
    for (const cartridge of cartridges) {
      const { id, title: name } = cartridge;
      await test.step(`${name} is put in, played to game over and left`, async () => {
        await menuItem(page, name).tap();
        if (id === cartridges[0].id) {
          await expect(notices(page).getByText(`${name} loaded!`, { exact: true })).toBeVisible();
          expect(await coveredByNotices(page), 'under the notice').toEqual([]);
          await holdClock(page);
        }
        await untilTitle(page);
        // Check one game with axe: the overlays are the handheld's.
        const isLooked = id === cartridges[0].id;
        if (isLooked) await expectClean(page, 'title');
        await startKey(page).tap();
        await ticks(page, 2);
        await expect(title(page)).toBeHidden();
        if (isLooked) {
          await expectClean(page, 'play');
          await startKey(page).tap();
          await expect(shell(page).getByText('Paused', { exact: true })).toBeVisible();
          await expectClean(page, 'pause');
          await startKey(page).tap();
          await expect(shell(page).getByText('Paused', { exact: true })).toBeHidden();
          await expectClean(page, 'counting in');
          await countedIn(page);
        }
        await endSoonest(page, cartridge, hold);
        await expect(gameOver(page)).toBeVisible();
        if (isLooked) await expectClean(page, 'game over');
        // This notice has two lines. Presses on the edge of the pad pass through it.
        expect(await coveredByNotices(page, '[data-game-stage]'), 'under the notice').toEqual([]);
        expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
        await selectKey(page).tap();
        await expect(menu(page)).toBeVisible();
      });
    }

    await page.getByRole('button', { name: 'Games and controls' }).tap();
    await page.clock.resume();
    const about = page.getByRole('dialog');
    await expect(about.getByRole('region', { name: 'Game library' })).toBeVisible();
    await expect(about.getByRole('region', { name: 'Controls' })).toBeVisible();
  });
});

test('Block Fall has 10 by 20 cells, key repeat of 100 ms, and the specified fall interval, line scores and levels', () => {
  const value = (name: keyof typeof blockFallConfig) => blockFallConfig[name].value;
  expect([value('columns'), value('rows')]).toEqual([10, 20]);
  expect([value('delayedShiftMs'), value('repeatMs')]).toEqual([100, 100]);
  expect([value('fallMs'), value('fallStepMs'), value('fallFloorMs')]).toEqual([500, 50, 100]);
  const scores = ['singleScore', 'doubleScore', 'tripleScore', 'tetradScore'] as const;
  expect(scores.map(value)).toEqual([100, 300, 500, 800]);
  expect([value('linesPerLevel'), value('startLevel')]).toEqual([10, 1]);
});

test.describe('draws the board', () => {
  test.use({ painted: true });

  test('Block Fall falls by itself, one row every half second on level 1', async ({ page }) => {
    await begin(page, 'block-fall');
    const picture = () => shell(page).locator('canvas').screenshot();
    await ticks(page, 2);
    const first = await picture();
    await longTicks(page, 20);
    expect(await picture()).toEqual(first);
    await longTicks(page, 12);
    expect(await picture()).not.toEqual(first);
  });
});

test('Super Jump has the specified canvas, lives, speeds, points, bonus, coins and enemies', () => {
  const value = (name: keyof typeof superJumpConfig) => superJumpConfig[name].value;
  expect([value('width'), value('height'), value('lives')]).toEqual([160, 290, 3]);
  expect([value('jumpSpeed'), value('gravity'), value('maxSpeed')]).toEqual([-8, 0.5, 3]);
  expect([value('coinPoints'), value('starPoints'), value('levelBonus')]).toEqual([10, 50, 100]);
  expect([value('starTicks'), value('hurtTicks'), value('pauseTicks')]).toEqual([120, 60, 90]);
  expect([value('coins'), value('coinsPerLevel')]).toEqual([4, 1]);
  expect([value('enemies'), value('enemiesPerLevel'), value('maxEnemies')]).toEqual([2, 0.5, 5]);
  expect([value('enemySpeed'), value('enemySpeedPerLevel')]).toEqual([0.8, 0.1]);
});

test('Graveyard Ghosts has the specified lives, step, points, power, ghosts, bonus and speed', () => {
  const value = (name: keyof typeof graveyardGhostsConfig) => graveyardGhostsConfig[name].value;
  expect([value('lives'), value('stepMs'), value('powerMs')]).toEqual([3, 150, 5000]);
  expect([value('soulPoints'), value('pelletPoints'), value('catchPoints')]).toEqual([10, 50, 100]);
  expect([value('ghosts'), value('ghostsPerLevel'), value('maxGhosts')]).toEqual([2, 0.5, 4]);
  expect([value('levelBonus'), value('pauseTicks')]).toEqual([100, 120]);
  expect([value('ghostSpeed'), value('ghostSpeedPerLevel')]).toEqual([0.08, 0.01]);
});
