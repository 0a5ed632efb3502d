import { expect, type Page } from '@playwright/test';
import { test } from '../site/tab';
import { phone } from './phone';
import { ended, move, moves, openMenu, openSnake, score, start, startGame } from './snakePage';

const second = (page: Page) => page.locator('[data-best]');

/** Two simulated gamepads. */
async function addGamepads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pads = [0, 1].map((index) => ({
      index,
      id: `Pad ${index}`,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })),
    }));
    const plugged: unknown[] = [null, null, null, null];
    Object.defineProperty(navigator, 'getGamepads', { value: () => plugged });
    const plug = (index: number, isIn: boolean) => {
      plugged[index] = isIn ? pads[index] : null;
      const type = isIn ? 'gamepadconnected' : 'gamepaddisconnected';
      dispatchEvent(Object.assign(new Event(type), { gamepad: pads[index] }));
    };
    const push = (index: number, button: number, isDown: boolean) => {
      pads[index].buttons[button].pressed = isDown;
    };
    Object.assign(globalThis, { plug, push });
  });
}

function plug(page: Page, index: number, isIn: boolean): Promise<void> {
  return page.evaluate(
    ([pad, now]) =>
      (globalThis as never as { plug(pad: number, now: boolean): void }).plug(pad, now),
    [index, isIn] as const,
  );
}

/** Presses a button of a pad for three frames. */
async function push(page: Page, index: number, button: number): Promise<void> {
  for (const down of [true, false]) {
    await page.evaluate(
      ([pad, which, isDown]) =>
        (globalThis as never as { push(pad: number, which: number, isDown: boolean): void }).push(
          pad,
          which,
          isDown,
        ),
      [index, button, down] as const,
    );
    await page.clock.runFor(50);
  }
}

const down = 13;

/** Far pad, picture and near pad, one after the other, and all within the window. */
async function expectInOrder(page: Page, size: { width: number; height: number }): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const parts = ['[data-dpad="2"]', '[data-game-stage]', '[data-dpad=""]'];
  const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()));
  const axis = size.width < size.height ? 'y' : 'x';
  const length = axis === 'y' ? 'height' : 'width';
  const [far, glass, near] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  const inOrder = axis === 'y' ? [far, glass, near] : [near, glass, far];
  for (const name of ['Menu', 'Pause', 'START']) {
    const key = page.getByRole('button', { name, exact: true }).last();
    expect(await key.evaluate((each) => each.scrollWidth - each.clientWidth), name).toBeLessThan(2);
  }
  for (const [index, box] of inOrder.entries()) {
    const end = index === 2 ? size[length] : inOrder[index + 1][axis];
    expect(box[axis]).toBeGreaterThanOrEqual(0);
    expect(box[axis] + box[length]).toBeLessThanOrEqual(end);
  }
}

test('two players share the keyboard or have a gamepad each; the picture, the lines of points and narration say who wins, and no record is kept', async ({
  page,
}) => {
  await addGamepads(page);
  await openSnake(page);
  await startGame(page, 'Two players');
  await page.keyboard.press('s');
  await moves(page, 7);
  await expect(ended(page)).toBeHidden();
  await expect(score(page)).toHaveText('0000');
  await expect(second(page)).toHaveText('0010');
  await moves(page, 2);
  await expect(ended(page)).toBeVisible();
  await expect(page.getByText('Player 2 wins. Points: 0 to 10.').first()).toBeVisible();
  await moves(page, 20);
  await expect(page.locator('[data-game]').getByRole('log')).toContainText('Player 2 wins.');
  await expect(page.getByText('New best!')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Why did I die?' })).toBeHidden();
  const records = await page.evaluate(() => localStorage.getItem('records'));
  expect(records).not.toContain('two');

  await test.step('the title says which keys are whose', async () => {
    await openMenu(page);
    await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
    await page.clock.runFor(50);
    await expect(page.getByText(/Player 1: arrows .* Player 2: W A S D/)).toBeVisible();
  });

  await test.step('two gamepads steer a snake each; unplugging one pauses the round', async () => {
    await plug(page, 0, true);
    await plug(page, 1, true);
    await start(page).click();
    await page.clock.runFor(move / 2);
    await push(page, 1, down);
    await moves(page, 5);
    await expect(second(page)).toHaveText('0010');
    await plug(page, 1, false);
    await page.clock.runFor(50);
    await expect(page.getByText('Paused: the gamepad was unplugged').first()).toBeVisible();
    await moves(page, 10);
    await expect(ended(page)).toBeHidden();
  });

  await test.step('a run of two is watched at its link, which says why it counts for nothing', async () => {
    const run = await page.evaluate(
      () => /K3\.[\w-]+/.exec(Object.values(localStorage).join(' '))?.[0],
    );
    await page.goto(`/run#${run}`);
    await page.clock.resume();
    await expect(page.getByText(/Practice: Two people played it/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Race this run' })).toBeHidden();
  });
});

test.describe('on a phone that lies between two players', () => {
  test.use(phone);

  test('each has a pad at his end of the picture, a swipe steers the player on whose half it begins, and a small phone is filled', async ({
    page,
  }) => {
    const whole = page.viewportSize();
    await openSnake(page);
    await startGame(page, 'Two players');
    const stage = page.locator('[data-game-stage]');
    /** The middle of the picture across, and the height at a share of it. */
    const placeOn = async (share: number) => {
      const glass = await stage.boundingBox();
      if (!glass) throw new Error('the picture has no place');
      return { x: glass.x + glass.width / 2, y: glass.y + share * glass.height };
    };
    const nextRound = async (): Promise<void> => {
      await start(page).tap();
      await page.clock.runFor(move / 2);
      await expect(ended(page)).toBeHidden();
      await expect(second(page)).toHaveText('0000');
    };

    await test.step('each has a pad at his end of the picture, and both are in view', async () => {
      const pad = page.locator('[data-dpad="2"]');
      await pad.getByRole('button', { name: 'Down, player 2' }).tap();
      await moves(page, 7);
      await expect(second(page)).toHaveText('0010');
      await expect(ended(page)).toBeHidden();
      const small = { width: 390, height: 844 };
      const low = { width: 844, height: 390 };
      for (const size of [small, low]) {
        await page.setViewportSize(size);
        await expectInOrder(page, size);
        // With the page around it.
        if (size === small) {
          const glass = await stage.boundingBox();
          expect(glass?.width).toBeGreaterThanOrEqual(300);
        }
        await page.keyboard.press('f');
        await expectInOrder(page, size);
        await page.keyboard.press('f');
        // A window cannot be resized while it fills the screen.
        await expect
          .poll(() => page.evaluate(() => document.fullscreenElement === null))
          .toBe(true);
      }
      if (whole) await page.setViewportSize(whole);
      await moves(page, 2);
      await expect(ended(page)).toBeVisible();
    });

    await test.step('a swipe steers the player on whose half it begins, also while the other swipes', async () => {
      await nextRound();
      const [far, near] = [await placeOn(0.2), await placeOn(0.8)];
      const touches = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ys: readonly number[]) =>
        touches.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: ys.map((y, id) => ({ x: near.x, y, id })),
        });
      // The first player rests a finger; the second swipes down on the other half.
      await send('touchStart', [near.y]);
      await send('touchStart', [near.y, far.y]);
      await send('touchMove', [near.y, far.y + 60]);
      await moves(page, 7);
      // As with the key S: the second turned, the first went on into the wall.
      await expect(second(page)).toHaveText('0010');
      await expect(score(page)).toHaveText('0000');
      await moves(page, 2);
      await expect(page.getByText('Player 2 wins. Points: 0 to 10.').first()).toBeVisible();
      await send('touchEnd', []);
    });

    await test.step('a swipe on the near half steers the first player alone', async () => {
      await nextRound();
      const { x, y } = await placeOn(0.8);
      const finger = { pointerId: 1, pointerType: 'touch', clientX: x };
      await stage.dispatchEvent('pointerdown', { ...finger, clientY: y });
      await stage.dispatchEvent('pointermove', { ...finger, clientY: y - 60 });
      await stage.dispatchEvent('pointerup', { ...finger, clientY: y - 60 });
      await moves(page, 9);
      await expect(page.getByText(/Player 1 wins/).first()).toBeVisible();
    });

    await test.step('on a small phone the game fills the window, so that both pads fit, also when it is turned in a round', async () => {
      const upright = { width: 360, height: 640 };
      const big = page.getByRole('button', { name: 'Big screen' });
      await page.setViewportSize({ width: 320, height: 568 });
      await nextRound();
      await moves(page, 1);
      await expect(big).toHaveAttribute('aria-pressed', 'true');
      await page.evaluate(() => scrollTo(0, 0));
      await expectInOrder(page, { width: 320, height: 568 });
      await test.step('after a player has left that view, it does not come back until the phone is turned', async () => {
        await big.tap();
        await page.setViewportSize({ width: 320, height: 600 });
        await page.clock.runFor(50);
        await expect(big).toHaveAttribute('aria-pressed', 'false');
        await page.setViewportSize({ width: 640, height: 360 });
        await page.clock.runFor(50);
        await expect(big).toHaveAttribute('aria-pressed', 'false');
      });
      await page.setViewportSize(upright);
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(big).toHaveAttribute('aria-pressed', 'true', { timeout: 200 });
      }).toPass();
      await expectInOrder(page, upright);
      await expect(page.getByRole('button', { name: 'Pause', exact: true }).last()).toBeEnabled();
      await expect(ended(page)).toBeHidden();
    });
  });
});
