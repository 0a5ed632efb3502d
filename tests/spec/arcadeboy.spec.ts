import { expect, type Page } from '@playwright/test';
import { cartridges } from '../../src/toys/arcadeboy/cartridges';
import { fixSeed } from '../site/fixSeed';
import { test } from '../site/tab';
import {
  expectClean,
  longTicks,
  menu,
  menuItem,
  open,
  playedBefore,
  power,
  selectKey,
  shell,
  startKey,
  title,
  untilTitle,
} from './handheld';
import { screenFaults, screenSizes } from './screenFaults';

test('the handheld turns on after a boot of 2 s, turns off from anywhere, and offers a run that was left', async ({
  page,
}) => {
  await refuseFullscreen(page);
  await playedBefore(page);
  await open(page);
  await test.step('shows a handheld with a power switch, SELECT, a mute button and a link back to /gaming, and cards for library, last score and controls', async () => {
    await expect(power(page)).not.toBeChecked();
    await expect(power(page)).toBeFocused();
    await expect(selectKey(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mute the ArcadeBoy' })).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to Gaming', exact: false }).first();
    await expect(back).toHaveAttribute('href', '/gaming');
    const library = page.getByRole('region', { name: 'Game library' });
    for (const { title: name, controls } of cartridges) {
      const card = library.getByRole('listitem').filter({ hasText: name });
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.getByText(controls?.desktop ?? '', { exact: true })).toBeVisible();
      await expect(card.getByText(controls?.mobile ?? '', { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Last Score' })).toBeVisible();
    const controls = page.getByRole('region', { name: 'Controls' });
    for (const button of ['D-pad', 'A', 'B', 'START', 'SELECT']) {
      await expect(controls.getByRole('rowheader', { name: button, exact: true })).toBeVisible();
    }
  });

  await test.step('its own mute is separate, and unmuting it unmutes the site', async () => {
    const own = page.getByRole('button', { name: 'Mute the ArcadeBoy' });
    const site = page.getByRole('button', { name: 'Mute all sound' });
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(site).toHaveAttribute('aria-pressed', 'false');
    await site.click();
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await expect(site).toHaveAttribute('aria-pressed', 'false');
  });

  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The dark screen says what to press, and wakes at it.
  await page.getByRole('button', { name: 'Press to switch on' }).click();
  await expect(power(page)).toBeChecked();
  await expect(page.getByRole('status', { name: 'ArcadeBoy is starting' })).toBeVisible();
  await page.clock.runFor(1990);
  await expect(menu(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(menu(page)).toBeVisible();
  await expect(menuItem(page, cartridges[0].title)).toBeFocused();

  await test.step('the menu works by keys, by presses and by SELECT, which changes the screen', async () => {
    const chosen = shell(page).locator('[aria-current="true"]');
    for (const { title: name } of [...cartridges.slice(1), cartridges[0]]) {
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveText(name);
      await expect(chosen).toBeFocused();
    }
    await page.getByRole('button', { name: 'Up', exact: true }).click();
    await expect(chosen).toHaveText(cartridges.at(-1)?.title ?? '');
    const shade = () => shell(page).evaluate((body) => body.style.getPropertyValue('--lcd-3'));
    const before = await shade();
    await selectKey(page).click();
    expect(await shade()).not.toBe(before);
  });

  await power(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(power(page)).not.toBeChecked();

  await test.step('with reduced motion the logo does not move, and the boot still takes two seconds', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await power(page).click();
    const moving = await page
      .getByRole('status', { name: 'ArcadeBoy is starting' })
      .evaluate((boot) => boot.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await page.clock.runFor(1990);
    await expect(menu(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(menu(page)).toBeVisible();
  });

  await test.step('START pauses and resumes, and a run that was left is offered after a reload', async () => {
    await page.emulateMedia({ reducedMotion: null });
    await menuItem(page, 'Block Fall').click();
    await untilTitle(page);
    // The title screen offers the other games that are played with the same pieces.
    await page.getByLabel('Kind of Block Fall').selectOption('sprint');
    await expect(page.locator('[data-count="left"]')).toHaveText('40');
    await expectClean(page, 'title');
    await page.keyboard.press('Enter');
    await longTicks(page, 130);
    await expect(title(page)).toBeHidden();
    await startKey(page).click();
    await expect(shell(page).getByText('Paused', { exact: true })).toBeVisible();
    await startKey(page).click();
    await expect(shell(page).getByText('Paused', { exact: true })).toBeHidden();
    await test.step('the screen takes three fifths of the shorter side in every window; with F screen and pad fill the window where fullscreen is refused, and the run goes on', async () => {
      await longTicks(page, 91);
      const before = page.viewportSize();
      await expectLargeScreen(page);
      await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden();
      if (before) await page.setViewportSize(before);
    });
    await page.reload();
    await page.clock.resume();
    await expect(page.getByRole('status', { name: 'ArcadeBoy is starting' })).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(page.getByText('START continues it.')).toBeVisible();
    await page.getByRole('button', { name: 'Carry on' }).click();
    await expect(title(page)).toBeHidden();
    await expect(page.getByText('You left an unfinished run.')).toBeHidden();
    await power(page).click();
    const kept = await page.evaluate(() => localStorage.getItem('run:block-fall'));
    expect(kept, 'switching off resets everything').toBeNull();
  });
});

/**
 * The smallest window, both ways up, a tablet and the largest. The box of the screen is the same
 * with every cartridge, so that the other windows are tried with one of them.
 */
const extremes = screenSizes.filter(({ width, height }) =>
  ['320 x 568', '568 x 320', '820 x 1180', '2560 x 1440'].includes(`${width} x ${height}`),
);

/** Measures the screen in windows, as it is and big. */
async function expectLargeScreen(page: Page, windows = screenSizes): Promise<void> {
  const big = page.getByRole('button', { name: 'Big screen' });
  for (const isBig of [false, true]) {
    if (isBig) await page.keyboard.press('f');
    await expect(big).toHaveAttribute('aria-pressed', String(isBig));
    for (const size of windows) {
      await page.setViewportSize(size);
      const name = `${isBig ? 'big, ' : ''}${size.width} x ${size.height}`;
      expect(await screenFaults(page, isBig), name).toEqual([]);
    }
  }
  await big.click();
  await expect(big).toHaveAttribute('aria-pressed', 'false');
}

/** Makes the page refuse fullscreen, so that a big screen fills the window instead. */
function refuseFullscreen(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
  });
}

test("a cartridge's address inserts it, also after a reload, a press skips a logo that was seen before, and every cartridge's screen is large", async ({
  page,
}) => {
  await refuseFullscreen(page);
  const starting = page.getByRole('status', { name: 'ArcadeBoy is starting' });
  await fixSeed(page);
  await page.clock.install();
  // No time passes from here on: the logo falls while the test looks at it.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('/arcadeboy?game=block-fall');
  await expect(starting).toBeVisible();
  await test.step('focus stays off the switch, so that Enter does not turn the handheld off', async () => {
    await expect(power(page)).not.toBeFocused();
    await page.keyboard.press('Enter');
    await expect(power(page)).toBeChecked();
    await expect(starting, 'the first time it is seen').toBeVisible();
  });
  await page.clock.fastForward(2000);
  await untilTitle(page);
  await expect(page.locator('[data-game-stage]')).toBeFocused();
  await expect(shell(page).getByText('Block Fall', { exact: true })).toBeVisible();
  await selectKey(page).click();
  await expect(page).toHaveURL('/arcadeboy');
  await menuItem(page, 'Super Jump').click();
  await expect(page).toHaveURL('/arcadeboy?game=super-jump');
  await page.reload();
  await expect(starting).toBeVisible();
  await startKey(page).click();
  await untilTitle(page);
  await expect(shell(page).getByText('Super Jump', { exact: true })).toBeVisible();

  // With Block Fall it is measured in every window, above.
  for (const { id, title: name } of cartridges.filter(({ id: each }) => each !== 'block-fall')) {
    await test.step(`the screen takes three fifths of the shorter side with ${name} in it too, big or not`, async () => {
      if (id !== 'super-jump') {
        await selectKey(page).click();
        await menuItem(page, name).click();
        await untilTitle(page);
      }
      await expectLargeScreen(page, extremes);
    });
  }
});

test('the footer of every page leads to each cartridge, also to one that is not in play', async ({
  page,
}) => {
  await page.goto('/gaming');
  const directory = page.getByRole('navigation', { name: 'Directory' });
  await directory.getByRole('link', { name: 'Block Fall' }).click();
  await expect(page).toHaveURL('/arcadeboy?game=block-fall');
  await expect(shell(page).getByText('Block Fall', { exact: true })).toBeVisible();
  await directory.getByRole('link', { name: 'Graveyard Ghosts' }).click();
  await expect(page).toHaveURL('/arcadeboy?game=graveyard-ghosts');
  await expect(shell(page).getByText('Graveyard Ghosts', { exact: true })).toBeVisible();

  await test.step('in every window the screen has room for a maze at twice its size', async () => {
    const stage = page.locator('[data-game-stage]');
    await expect(stage).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const box = await stage.boundingBox();
      // The same number as in tests/graveyard-ghosts/camera.test.ts; at half of it figures have 14
      // pixels.
      const side = Math.min(box?.width ?? 0, box?.height ?? 0);
      expect(side, `at ${width} x ${height}`).toBeGreaterThanOrEqual(368);
    }
  });
});
