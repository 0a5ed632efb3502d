import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noticePlace } from '../../../src/components/noticePlace';

afterEach(() => {
  document.body.replaceChildren();
});

/** Puts an element at a position in the window. */
function put(name: string, left: number, top: number, width: number, height: number): void {
  const element = document.createElement('div');
  element.setAttribute(name, '');
  element.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  document.body.append(element);
}

test('without a game, and beside one, notices are at the bottom right', async () => {
  await page.viewport(1280, 800);
  expect(noticePlace().position).toBe('bottom-right');
  put('data-game-stage', 440, 180, 400, 400);
  expect(noticePlace()).toMatchObject({
    position: 'bottom-right',
    offset: { top: expect.anything() },
  });
});

test('above a screen that reaches the bottom of a small window', async () => {
  await page.viewport(320, 568);
  put('data-game-stage', 60, 205, 200, 340);
  expect(noticePlace().position).toBe('top-right');
});

test('in full screen on a handheld, in a line above its screen, off its pad', async () => {
  await page.viewport(390, 844);
  put('data-game-stage', 20, 110, 350, 460);
  put('data-dpad', 10, 620, 160, 160);
  put('data-keep-clear', 200, 620, 180, 160);
  put('data-keep-clear', 100, 780, 200, 60);
  expect(noticePlace()).toMatchObject({ position: 'top-right', compact: true });
});

test('in the free strip of a handheld, if a row of buttons is above its screen', async () => {
  await page.viewport(390, 844);
  put('data-keep-clear', 0, 0, 390, 62);
  put('data-game-stage', 20, 80, 350, 490);
  put('data-notice-strip', 20, 574, 350, 34);
  put('data-dpad', 10, 620, 160, 160);
  put('data-keep-clear', 200, 620, 180, 160);
  expect(noticePlace()).toMatchObject({ offset: { top: 574 }, compact: true });
});

test('on a phone in landscape, beside the screen', async () => {
  await page.viewport(844, 390);
  put('data-game-stage', 210, 20, 430, 360);
  put('data-keep-clear', 650, 120, 180, 150);
  const { width = 0, compact } = noticePlace();
  expect(width).toBeGreaterThanOrEqual(160);
  expect(width).toBeLessThanOrEqual(844 - 640);
  expect(compact).toBeUndefined();
});
