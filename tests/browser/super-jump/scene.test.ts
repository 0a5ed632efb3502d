import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRun } from '../../../scenes/kit/run/createRun';
import type { MountView, View } from '../../../scenes/kit/view/View';
import { superJump } from '../../../scenes/super-jump/game';
import { generateLevel } from '../../../scenes/super-jump/rules/generateLevel';
import type { SuperJumpState } from '../../../scenes/super-jump/rules/SuperJumpState';
import { themes } from '../../../scenes/super-jump/view/themes';

const size = 320;
let element: HTMLDivElement;
let view: View | undefined;

beforeEach(() => {
  element = document.createElement('div');
  element.style.cssText = `width: ${size}px; height: ${size}px`;
  document.body.append(element);
});
afterEach(() => {
  view?.dispose();
  view = undefined;
  element.remove();
});

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The current picture, a byte per channel. It can be read within the frame that drew it. */
async function picture(): Promise<Uint8ClampedArray> {
  const copy = document.createElement('canvas');
  copy.width = size;
  copy.height = size;
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read by');
  for (let tries = 0; tries < 200; tries += 1) {
    await frame();
    const canvas = element.querySelector('canvas');
    if (canvas) context.drawImage(canvas, 0, 0, size, size);
    const { data } = context.getImageData(0, 0, size, size);
    if (data.some((channel, index) => index % 4 < 3 && channel > 0)) return data;
    context.clearRect(0, 0, size, size);
  }
  throw new Error('nothing was drawn');
}

function colors(data: Uint8ClampedArray): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    found.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  }
  return found;
}

async function mount(reducedMotion: boolean) {
  const run = createRun(superJump, { seed: () => 5 });
  const loaded = (await superJump.loadView()) as MountView;
  const signal = new AbortController().signal;
  view = await loaded.mount(element, run, signal, { reducedMotion });
  view.resize(size, size, 1);
  return run;
}

test('every place has a picture of its own', async () => {
  const run = await mount(true);
  const state = run.state as SuperJumpState;
  const skies = new Set<number>();
  for (let level = 1; level <= themes.length; level += 1) {
    state.level = level;
    generateLevel(state);
    // Wait a frame for the level to be painted, then read its picture.
    await frame();
    await frame();
    const found = colors(await picture());
    expect(found.size).toBeGreaterThan(12);
    for (const { sky, body } of themes) {
      const tones = [...sky, body].map((tone) => Number.parseInt(tone.slice(1), 16));
      if (tones.filter((tone) => found.has(tone)).length >= 3) skies.add(tones[0]);
    }
  }
  expect(skies.size).toBe(themes.length);
});

test('nothing moves by itself with reduced motion; otherwise coins spin and clouds drift', async () => {
  await mount(true);
  await frame();
  const before = await picture();
  for (let count = 0; count < 30; count += 1) await frame();
  expect(changed(before, await picture())).toBe(0);
  view?.configure?.({ reducedMotion: false });
  for (let count = 0; count < 30; count += 1) await frame();
  expect(changed(before, await picture())).toBeGreaterThan(200);
});

function changed(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    if (one[at] !== other[at] || one[at + 1] !== other[at + 1]) count += 1;
  }
  return count;
}

test('a press moves the hero within a few frames', async () => {
  const run = await mount(true);
  run.dispatch({ type: 'start' });
  await frame();
  const from = run.state.hero[0];
  run.dispatch({ type: 'press', button: 'right' });
  for (let count = 0; count < 20 && run.state.hero[0] === from; count += 1) await frame();
  expect(run.state.hero[0]).toBeGreaterThan(from);
});
