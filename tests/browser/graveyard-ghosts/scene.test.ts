import { afterEach, beforeEach, expect, test } from 'vitest';
import { graveyardGhosts } from '../../../scenes/graveyard-ghosts/game';
import type { GraveyardGhostsState } from '../../../scenes/graveyard-ghosts/rules/GraveyardGhostsState';
import { generateMaze } from '../../../scenes/graveyard-ghosts/rules/generateMaze';
import { size } from '../../../scenes/graveyard-ghosts/rules/Maze';
import { ghostColors, themes } from '../../../scenes/graveyard-ghosts/view/colors';
import { ghostFrames } from '../../../scenes/graveyard-ghosts/view/ghostSprites';
import { cellPixels, sprites } from '../../../scenes/graveyard-ghosts/view/sprites';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { createRun } from '../../../scenes/kit/run/createRun';
import type { MountView, View, ViewOptions } from '../../../scenes/kit/view/View';

/** Room for the maze at one device pixel per pixel, and for some sky. */
const width = 240;
const height = 280;
/** The position of the maze in it. */
const mazeLeft = (width - size * cellPixels) / 2;
const mazeTop = height - 10 - size * cellPixels;
const soulCore = 0xd6fbff;
const coat = 0xffe066;
const pale = 0xe4e8ff;
const dark = 0x544c86;
let element: HTMLDivElement;
let view: View | undefined;

beforeEach(() => {
  element = document.createElement('div');
  element.style.cssText = `width: ${width}px; height: ${height}px`;
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
  copy.width = width;
  copy.height = height;
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read by');
  for (let tries = 0; tries < 200; tries += 1) {
    await frame();
    const canvas = element.querySelector('canvas');
    if (canvas) context.drawImage(canvas, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    if (data.some((channel, index) => index % 4 < 3 && channel > 0)) return data;
    context.clearRect(0, 0, width, height);
  }
  throw new Error('nothing was drawn');
}

function colorAt(data: Uint8ClampedArray, at: number): number {
  return (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
}

/** The number of pixels of exactly this colour. */
function count(data: Uint8ClampedArray, color: number): number {
  let found = 0;
  for (let at = 0; at < data.length; at += 4) if (colorAt(data, at) === color) found += 1;
  return found;
}

function numberOf(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

function changed(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let found = 0;
  for (let at = 0; at < one.length; at += 4) {
    if (colorAt(one, at) !== colorAt(other, at)) found += 1;
  }
  return found;
}

async function mount(options: Partial<ViewOptions> = {}, config: ConfigValues = {}) {
  const run = createRun(graveyardGhosts, { seed: () => 5, config });
  const loaded = (await graveyardGhosts.loadView()) as MountView;
  const signal = new AbortController().signal;
  view = await loaded.mount(element, run, signal, { reducedMotion: true, ...options });
  view.resize(width, height, 1);
  return run;
}

/** A run in its first tick with four ghosts out of their graves, for tests to change. */
async function mountStill(options: Partial<ViewOptions> = {}) {
  const run = await mount(options, { startLevel: '5' });
  const state = run.state as GraveyardGhostsState;
  state.ghostRest.fill(0);
  return { run, state };
}

test('a taken soul is gone, and every other still hovers', async () => {
  const { state } = await mountStill();
  const before = count(await picture(), soulCore);
  const each = before / state.soulsLeft;
  expect(each).toBeGreaterThan(5);
  let taken = 0;
  state.things.forEach((thing, cell) => {
    // Not near the ghosts, which may hide a soul.
    if (thing !== 1 || cell < 90 || taken === 10) return;
    state.things[cell] = 0;
    taken += 1;
  });
  const after = count(await picture(), soulCore);
  expect(after).toBeLessThan(before - taken * (each - 2));
  expect(after).toBeGreaterThan(before - taken * (each + 3));
});

test('every ghost has a shape of its own', () => {
  const outlines = ghostFrames.map(({ robe }) =>
    sprites[robe[0]].map((row) => row.replace(/[^.]/g, '#')).join(''),
  );
  for (const [index, one] of outlines.entries()) {
    for (const other of outlines.slice(index + 1)) {
      const apart = Array.from(one).filter((pixel, at) => pixel !== other.charAt(at)).length;
      expect(apart).toBeGreaterThan(15);
    }
  }
});

test('four ghosts show in four colours, and pale after a lantern', async () => {
  const { state } = await mountStill();
  const calm = await picture();
  for (const { robe } of ghostColors) expect(count(calm, numberOf(robe))).toBeGreaterThan(20);
  expect(count(calm, pale)).toBe(0);
  state.power = 300;
  const afraid = await picture();
  for (const { robe } of ghostColors) expect(count(afraid, numberOf(robe))).toBe(0);
  expect(count(afraid, pale)).toBeGreaterThan(200);
});

test('they flash before the light goes out, slowly enough to be safe', async () => {
  const { state } = await mountStill();
  let flashes = 0;
  let wasDark = false;
  // The last second of the light, tick by tick.
  for (let power = 60; power > 0; power -= 1) {
    state.power = power;
    await frame();
    const shown = await picture();
    const isDark = count(shown, dark) > count(shown, pale);
    if (isDark && !wasDark) flashes += 1;
    wasDark = isDark;
  }
  expect(flashes).toBeGreaterThanOrEqual(2);
  expect(flashes).toBeLessThanOrEqual(3);
});

test("the ghosts' targets show on request, until the next request", async () => {
  const run = await mount({}, { invincible: true, startLevel: '5' });
  const aims = ghostColors.map(({ light }) => numberOf(light));
  run.dispatch({ type: 'start' });
  while ((run.state as GraveyardGhostsState).tick < 20) await frame();
  const before = await picture();
  run.dispatch({ type: 'learn' });
  while (!run.state.learning) await frame();
  // The hunter is active from the first tick on. Its line is short near its target.
  let shown = await picture();
  for (let left = 120; left > 0 && count(shown, aims[0]) <= count(before, aims[0]) + 30; left--) {
    await frame();
    shown = await picture();
  }
  expect(count(shown, aims[0])).toBeGreaterThan(count(before, aims[0]) + 30);
  run.dispatch({ type: 'learn' });
  while (run.state.learning) await frame();
  expect(count(await picture(), aims[0])).toBeLessThan(count(shown, aims[0]) - 30);
});

test('a new maze has a new picture, and levels differ in their plants', async () => {
  const { state } = await mountStill();
  const tops = new Set<number>();
  let last = await picture();
  for (let level = 1; level <= themes.length; level += 1) {
    state.level = level;
    generateMaze(state, state.config.loops, state.rng);
    await frame();
    const shown = await picture();
    expect(changed(last, shown)).toBeGreaterThan(2000);
    last = shown;
    for (const { rim } of themes) if (count(shown, numberOf(rim)) > 20) tops.add(numberOf(rim));
  }
  expect(tops.size).toBe(themes.length);
});

test('the hedges of a cleared maze shine', async () => {
  const { state } = await mountStill();
  const leaf = numberOf(themes[0].top);
  // Around the torch, where no darkness covers them.
  expect(count(await picture(), leaf)).toBeGreaterThan(100);
  state.pause = 60;
  expect(count(await picture(), leaf)).toBe(0);
});

test('nothing moves by itself with reduced motion; otherwise souls hover and lanterns glow', async () => {
  await mountStill();
  await frame();
  const before = await picture();
  for (let passed = 0; passed < 40; passed += 1) await frame();
  expect(changed(before, await picture())).toBe(0);
  view?.configure?.({ reducedMotion: false });
  for (let passed = 0; passed < 40; passed += 1) await frame();
  expect(changed(before, await picture())).toBeGreaterThan(300);
});

test('souls, hedges and paths can be told apart in four shades', async () => {
  const shades = ['#101010', '#505050', '#a0a0a0', '#f0f0f0'];
  const { state } = await mountStill({ shades });
  await frame();
  const shown = await picture();
  const [darkest, , , brightest] = shades.map(numberOf);
  expect(count(shown, brightest)).toBeGreaterThan(state.soulsLeft * 10);
  const share = { path: { dark: 0, all: 0 }, hedge: { dark: 0, all: 0 } };
  for (let y = mazeTop; y < mazeTop + size * cellPixels; y += 1) {
    for (let x = mazeLeft; x < mazeLeft + size * cellPixels; x += 1) {
      const [across, down] = [(x - mazeLeft) / cellPixels, (y - mazeTop) / cellPixels];
      const cell = Math.floor(down) * size + Math.floor(across);
      const isPath = state.open[cell] === 1;
      // The lower edge of a path, where nothing lies; the upper side of a hedge.
      if (isPath ? down % 1 < 0.85 : down % 1 > 0.5) continue;
      const part = isPath ? share.path : share.hedge;
      part.all += 1;
      if (colorAt(shown, (y * width + x) * 4) === darkest) part.dark += 1;
    }
  }
  expect(share.path.dark / share.path.all).toBeGreaterThan(0.8);
  expect(share.hedge.dark / share.hedge.all).toBeLessThan(0.35);
});

/** The position of the yellow coat, from the left. */
function coatX(data: Uint8ClampedArray): number {
  const found: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if (colorAt(data, at) === coat) found.push((at / 4) % width);
  }
  return found.reduce((sum, x) => sum + x, 0) / found.length;
}

test('a press moves the keeper within a few frames', async () => {
  const run = await mount();
  run.dispatch({ type: 'start' });
  await frame();
  const from = coatX(await picture());
  run.dispatch({ type: 'turn', direction: 'left' });
  for (let passed = 0; passed < 20 && run.state.x[0] > 6; passed += 1) await frame();
  expect(coatX(await picture())).toBeLessThan(from - cellPixels / 2);
});
