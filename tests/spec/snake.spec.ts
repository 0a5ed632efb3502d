import { expect, type Page } from '@playwright/test';
import { snakeConfig } from '../../scenes/snake/config';
import { listenForComplaints } from '../site/openPage';
import { test } from '../site/tab';
import { phone } from './phone';
import { screenFaults, screenSizes } from './screenFaults';
import {
  direction,
  ended,
  move,
  moves,
  openMenu,
  openSnake,
  score,
  start,
  startGame,
  untilLoaded,
} from './snakePage';

test("a visitor's first run is counted in, says what to press, and begins at once when he steers", async ({
  page,
}) => {
  const hint = page.getByText('Steer with arrows or keys', { exact: true }).first();
  await openSnake(page, true);
  await page.keyboard.press('Space');
  await page.clock.runFor(100);
  await expect(hint).toBeVisible();
  // Without a countdown the snake would be at the wall by then.
  await page.clock.runFor(1350);
  await expect(hint).toBeVisible();
  await page.clock.runFor(500);
  await expect(hint).toBeHidden();
  await expect(ended(page)).toBeHidden();
  await openMenu(page);
  const choices = page.getByRole('dialog').getByRole('radio', { name: 'No maze' });
  await expect(page.getByRole('dialog')).toContainText('Play once');
  await expect(choices).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await page.clock.runFor(50);

  await page.keyboard.press('Space');
  await page.clock.runFor(100);
  await expect(hint).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(50);
  await expect(hint).toBeHidden();
  await moves(page, 30);
  await expect(ended(page)).toBeVisible();
  await openMenu(page);
  await expect(choices).toBeVisible();
});

/** What does not fit the screen or a key, and whether the keypad is below the fold. */
function wordFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stage = document.querySelector('[data-game-stage]');
    const screen = stage?.parentElement?.getBoundingClientRect();
    const pad = document.querySelector('[data-dpad]')?.getBoundingClientRect();
    if (!screen || !pad) return ['no screen'];
    const found: string[] = [];
    const words = stage?.parentElement?.querySelectorAll('p, button') ?? [];
    for (const element of words) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside =
        left >= screen.left &&
        right <= screen.right &&
        top >= screen.top &&
        bottom <= screen.bottom;
      if (!inside) found.push(`off the screen: ${element.textContent}`);
    }
    for (const key of document.querySelectorAll<HTMLElement>('main button')) {
      if (key.scrollWidth > key.clientWidth + 1) found.push(`spills: ${key.textContent}`);
    }
    const bottom = innerWidth < 380 ? screen.bottom : Math.max(screen.bottom, pad.bottom);
    if (bottom > innerHeight) found.push(`below the fold: ${bottom}`);
    return found;
  });
}

/** Starts another run from the same seed after the end of one. */
async function again(page: Page): Promise<void> {
  await start(page).click();
  await page.clock.runFor(move / 2);
  await expect(ended(page)).toBeHidden();
  await expect(score(page)).toHaveText('0000');
}

test('the handset has a 15x15 grid of 20 px cells, score, START, four direction buttons and a keypad, and plays run after run', async ({
  page,
}) => {
  expect(snakeConfig.columns.value).toBe(15);
  expect(snakeConfig.rows.value).toBe(15);
  expect(snakeConfig.cellSize.value).toBe(20);
  await openSnake(page);
  await expect(score(page)).toHaveText('0000');
  await expect(start(page)).toBeVisible();
  for (const name of ['Up', 'Down', 'Left', 'Right']) {
    await expect(direction(page, name)).toBeVisible();
  }
  for (const key of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']) {
    await expect(page.getByRole('main').getByText(key, { exact: true })).toBeVisible();
  }

  await test.step("the overlay shows 'SNAKE II' and 'Press START' before play", async () => {
    await expect(page.getByText('SNAKE II', { exact: true })).toBeVisible();
    await expect(page.getByText('Press START', { exact: true })).toBeVisible();
  });

  await test.step('the instructions name arrow keys for desktop and phone buttons for mobile', async () => {
    const terms = page.locator('dl > div');
    await expect(terms.nth(0)).toHaveText(/Desktop\s*Use arrow keys/);
    await expect(terms.nth(1)).toHaveText(/Mobile\s*Use phone buttons/);
  });

  await test.step('direction buttons are disabled while no run is played', async () => {
    await expect(direction(page, 'Up')).toBeDisabled();
    await page.keyboard.press('Space');
    await page.clock.runFor(50);
    await expect(page.getByText('Press START', { exact: true })).toBeHidden();
    for (const name of ['Up', 'Down', 'Left', 'Right']) {
      await expect(direction(page, name)).toBeEnabled();
    }
    await moves(page, 9);
    await expect(ended(page)).toBeVisible();
    await expect(direction(page, 'Up')).toBeDisabled();
  });

  await test.step('after game over, Space restarts', async () => {
    await page.keyboard.press('Space');
    await page.clock.runFor(50);
    await expect(ended(page)).toBeHidden();
    await expect(direction(page, 'Up')).toBeEnabled();
    await moves(page, 9);
    await expect(ended(page)).toBeVisible();
  });

  await again(page);
  await test.step('moving right from (7,7), the eighth move hits the wall and ends the game', async () => {
    await moves(page, 7);
    await expect(ended(page)).toBeHidden();
    await moves(page, 1);
    await expect(ended(page)).toBeVisible();
    await expect(page.getByText('Score: 0', { exact: true })).toBeVisible();
  });

  await again(page);
  await test.step('a direct reversal is ignored', async () => {
    await moves(page, 3);
    await page.keyboard.press('ArrowLeft');
    await moves(page, 4);
    await expect(ended(page)).toBeHidden();
    await moves(page, 1);
    await expect(ended(page)).toBeVisible();
  });

  await again(page);
  await test.step('two quick turns within one tick both count', async () => {
    await moves(page, 2);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    // Once up to row 6, then left from column 9: nine more moves reach the edge.
    await moves(page, 1 + 9);
    await expect(ended(page)).toBeHidden();
    await moves(page, 1);
    await expect(ended(page)).toBeVisible();
  });

  await again(page);
  await test.step('eating the first food at (10,10) adds 10 to the score', async () => {
    await moves(page, 3);
    await page.keyboard.press('ArrowDown');
    await moves(page, 2);
    await expect(score(page)).toHaveText('0000');
    await moves(page, 1);
    await expect(score(page)).toHaveText('0010');
    await moves(page, 6);
    await expect(ended(page)).toBeVisible();
    await expect(page.getByText('New best!')).toBeVisible();
  });

  await again(page);
  await test.step('the keypad works: 8 steers down, and 9 makes two turns in one', async () => {
    await moves(page, 3);
    await page.getByRole('button', { name: /^8.*, down$/ }).click();
    await moves(page, 3);
    await expect(score(page)).toHaveText('0010');
    await page.getByRole('button', { name: /^9.*, down and right$/ }).click();
    await moves(page, 1 + 4);
    await expect(ended(page)).toBeHidden();
    await moves(page, 1);
    await expect(ended(page)).toBeVisible();
  });

  await test.step('in every window the screen takes three fifths of the shorter side and grows with it, and all text fits the screen and the keys', async () => {
    /** The least width of the field in px, by window. */
    const fields: Readonly<Record<string, number>> = {
      '320 x 568': 300,
      '390 x 844': 300,
      '1366 x 768': 420,
      '2560 x 1440': 990,
    };
    const worded = [
      '1280 x 800',
      '1366 x 768',
      '1280 x 600',
      '844 x 390',
      '390 x 844',
      '320 x 568',
    ];
    for (const size of [...screenSizes, { width: 1280, height: 800 }]) {
      const name = `${size.width} x ${size.height}`;
      await page.setViewportSize(size);
      expect(await screenFaults(page, false), name).toEqual([]);
      if (worded.includes(name)) expect(await wordFaults(page), name).toEqual([]);
      if (!(name in fields)) continue;
      const field = await page.locator('[data-game-stage]').evaluate((stage) => stage.clientWidth);
      expect(field, name).toBeGreaterThanOrEqual(fields[name]);
      // Whole pixels to each of the 15 cells.
      expect(field % 15, name).toBe(0);
    }
  });

  await test.step('the best score survives a reload, and the last run can be watched again', async () => {
    await openSnake(page);
    await expect(page.locator('[data-best]')).toHaveText('0010');
    await page.getByRole('button', { name: 'Watch the last run' }).click();
    await expect(page.getByText('Replay')).toBeVisible();
    await moves(page, 6.5);
    await expect(score(page)).toHaveText('0010');
    await moves(page, 6);
    await expect(ended(page)).toBeVisible();
  });

  await again(page);
  await test.step('F fills the window where fullscreen is refused; the run goes on through that, and through resizing and turning', async () => {
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
    });
    await moves(page, 2);
    await page.keyboard.press('f');
    const big = page.getByRole('button', { name: 'Big screen' });
    await expect(big).toHaveAttribute('aria-pressed', 'true');
    for (const size of screenSizes) {
      await page.setViewportSize(size);
      expect(await screenFaults(page, true), `${size.width} x ${size.height}`).toEqual([]);
    }
    await moves(page, 5);
    await expect(ended(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden();
    await moves(page, 1);
    await expect(ended(page)).toBeVisible();
    await big.click();
    await expect(big).toHaveAttribute('aria-pressed', 'false');
    // Space would press the button again.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('Space and arrow keys do not scroll the page during play', async () => {
    await page.setViewportSize({ width: 1024, height: 500 });
    const top = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const before = await top();
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await page.clock.runFor(50);
    }
    await expect(direction(page, 'Up')).toBeEnabled();
    expect(await top()).toBe(before);
  });
});

test('without WebGL the game is drawn on a plain canvas, and a sentence says so; a game keeps the key / of the search', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page);
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const real: unknown = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value;
    if (typeof real !== 'function') throw new Error('a canvas has no contexts');
    Object.defineProperty(prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, options: unknown) {
        return kind === '2d' ? Reflect.apply(real, this, [kind, options]) : null;
      },
    });
  });
  await page.goto('/snake');
  const sentence = 'This browser offers no WebGL, so the game is drawn the plain way.';
  await expect(page.getByText(sentence)).toBeVisible();
  await page.keyboard.press('/');
  const drawn = await page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return new Set(pixels && new Uint32Array(pixels.buffer)).size;
    });
  expect(drawn).toBeGreaterThan(1);
  // Shift is a key of neither. Once the page has answered it, the search would be open.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(complaints.messages).toEqual([]);
});

test('Enter starts; keys, games and modes are chosen in the menu; malformed, unknown and huge stored values are dropped', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('records', '{"version":1,"games":{"snake":{"x":"NaN","classic":70}}}');
    localStorage.setItem('modes', '{"version":1,"games":{"snake":{"edges":"lava","level":7}}}');
    localStorage.setItem('runs', 'x'.repeat(600_000));
    localStorage.setItem('snake-lcd', '"plasma"');
  });
  await openSnake(page);
  await expect(page.locator('[data-best]')).toHaveText('0070');

  await test.step('Enter starts before the first run and restarts after game over', async () => {
    await page.keyboard.press('Enter');
    await page.clock.runFor(50);
    await expect(page.getByText('Press START', { exact: true })).toBeHidden();
    await moves(page, 9);
    await expect(ended(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.clock.runFor(50);
    await expect(ended(page)).toBeHidden();
    await expect(direction(page, 'Up')).toBeEnabled();
    await moves(page, 9);
    await expect(ended(page)).toBeVisible();
  });

  const menu = page.getByRole('dialog');
  await test.step('a key is chosen in the menu', async () => {
    await openMenu(page);
    await menu.getByText('Keys', { exact: true }).click();
    await menu.getByRole('button', { name: /^Up: .* Change$/ }).click();
    await page.keyboard.press('i');
    await expect(menu.getByRole('status')).toHaveText('Up is now on I.');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  const spoken = page.locator('[data-game]').getByRole('log');
  // What the runs before have to say is said.
  await moves(page, 20);
  await test.step('in Portals the head comes out at the other food, and waits there', async () => {
    await startGame(page, 'Portals');
    await expect(spoken).toHaveText(/Off you go, heading right\. Portals .+, and .+\.$/);
    await moves(page, 3);
    await page.keyboard.press('ArrowDown');
    await moves(page, 3);
    await expect(score(page)).toHaveText('0010');
    await moves(page, 20);
    await expect(ended(page)).toBeVisible();
    await expect(page.locator('[data-best]')).not.toHaveText('0000');
  });

  await test.step('Cheese begins without a record, and keeps its own', async () => {
    await startGame(page, 'Cheese');
    await expect(page.locator('[data-best]')).toHaveText('0000');
    await moves(page, 3);
    await page.keyboard.press('ArrowDown');
    await moves(page, 3);
    await expect(score(page)).toHaveText('0010');
    await moves(page, 6);
    await expect(ended(page)).toBeVisible();
    await expect(page.locator('[data-best]')).toHaveText('0010');
  });

  await test.step('the game survives a reload, and Back to classic leaves it', async () => {
    await page.reload();
    await untilLoaded(page);
    await openMenu(page);
    await expect(menu.getByRole('radio', { name: 'Cheese' })).toBeChecked();
    await menu.getByRole('button', { name: 'Back to classic' }).click();
    await page.clock.runFor(50);
  });

  await test.step('the key survives the reload too', async () => {
    await start(page).click();
    await page.clock.runFor(move / 2);
    await moves(page, 4);
    await page.keyboard.press('i');
    // To the right, the snake would have hit the wall after eight moves in all.
    await moves(page, 7);
    await expect(ended(page)).toBeHidden();
    await moves(page, 1);
    await expect(ended(page)).toBeVisible();
  });

  await test.step('modes are in the menu, and the specified rules are the default', async () => {
    await openMenu(page);
    await expect(menu.getByRole('radio', { name: 'Walls kill' })).toBeChecked();
    await expect(menu.getByRole('radio', { name: 'No maze' })).toBeChecked();
    for (const name of ['Game', 'Speed']) {
      const group = menu.getByRole('group', { name, exact: true });
      await expect(group.getByRole('radio', { name: /Classic$/ })).toBeChecked();
    }
    await expect(menu.getByRole('checkbox', { name: /Bonus creature/ })).not.toBeChecked();
    await menu.getByRole('radio', { name: 'Come in on the other side' }).check({ force: true });
    await menu.getByRole('button', { name: 'New game' }).click();
    await page.clock.runFor(50);
    await start(page).click();
    await moves(page, 30);
    await expect(ended(page)).toBeHidden();

    await test.step('a new game can be undone', async () => {
      await openMenu(page);
      await menu.getByRole('button', { name: 'New game' }).click();
      await page.clock.runFor(50);
      await expect(direction(page, 'Up')).toBeDisabled();
      await openMenu(page);
      await menu.getByRole('button', { name: 'Bring back the last game' }).click();
      await page.clock.runFor(50);
      await expect(page.getByText('Press START', { exact: true })).toBeHidden();
    });

    await test.step('after the menu a key plays and does not reopen the menu', async () => {
      await openMenu(page);
      await menu.getByRole('button', { name: 'New game' }).click();
      await expect(menu).toBeHidden();
      await page.clock.runFor(50);
      await expect(direction(page, 'Up')).toBeDisabled();
      await page.keyboard.press('Space');
      await page.clock.runFor(50);
      await expect(menu).toBeHidden();
      await expect(direction(page, 'Up')).toBeEnabled();
    });
  });

  await test.step('the three other keys lock the keypad, turn on the light and mute', async () => {
    await moves(page, 1);
    await page.getByRole('button', { name: /, lock keys$/ }).click();
    await expect(page.getByRole('button', { name: 'Resume', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /, unlock keys$/ })).toBeEnabled();
    const screen = () =>
      page.evaluate(() =>
        getComputedStyle(document.querySelector('[style*="--lcd"]') ?? document.body)
          .getPropertyValue('--lcd')
          .trim(),
      );
    const before = await screen();
    await page.getByRole('button', { name: /^0.*, light$/ }).click();
    expect(await screen()).not.toBe(before);
    await page.getByRole('button', { name: /, silent$/ }).click();
    await expect(page.getByRole('button', { name: /, sound on$/ })).toBeVisible();
  });
});

test('the tuning panel opens at ?tune under the security policy, and a change survives a reload', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page);
  await page.goto('/snake?tune');
  const panel = page.getByRole('region', { name: 'Tuning Snake II' });
  const points = panel.getByRole('textbox', { name: /^Points/ });
  await expect(points).toHaveValue('10');
  await points.fill('25');
  await points.press('Enter');
  await expect(page.getByRole('button', { name: 'tuned', exact: true })).toBeVisible();
  await points.fill('-1');
  await points.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(/Points must be .* from \d+ to \d+/);
  await page.reload();
  await expect(points).toHaveValue('25');
  await panel.getByRole('button', { name: '↺ Points back to 10' }).click();
  await expect(points).toHaveValue('10');
  await expect(page.getByRole('button', { name: 'tuned', exact: true })).toBeHidden();
  expect(complaints.messages).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test("a visitor's first run says what a finger does, and a swipe begins it at once", async ({
    page,
  }) => {
    const hint = page.getByText('Swipe, or press the pad', { exact: true }).first();
    await openSnake(page, true);
    await start(page).tap();
    await page.clock.runFor(100);
    await expect(hint).toBeVisible();
    const stage = page.locator('[data-game-stage]');
    const finger = { pointerId: 1, pointerType: 'touch', clientX: 190 };
    await stage.dispatchEvent('pointerdown', { ...finger, clientY: 300 });
    await stage.dispatchEvent('pointermove', { ...finger, clientY: 360 });
    await page.clock.runFor(50);
    await expect(hint).toBeHidden();
    await stage.dispatchEvent('pointerup', { ...finger, clientY: 360 });
    await test.step('a run can be played by touch: START, a turn, the end', async () => {
      await moves(page, 2);
      await direction(page, 'Right').tap();
      // Downwards, the snake would hit the wall after eight moves in all.
      await moves(page, 7);
      await expect(ended(page)).toBeHidden();
      await moves(page, 1);
      await expect(ended(page)).toBeVisible();
    });
  });
});
