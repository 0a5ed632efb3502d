import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { KeyBindings } from '../../../src/hosts/KeyBindings';
import { useGame } from '../../../src/hosts/useGame';
import { settings } from '../../../src/stores/settings';
import { DotPage, probe } from '../fixtures/DotPage';
import type { DotState } from '../fixtures/dotGame';

const state = () => probe.session?.run.state as DotState;
const status = () => probe.session?.run.status.getState();
const held = () => [...(probe.session?.hub.held.getState() ?? [])];

/** What the game has received, in order. */
let told: string[] = [];

async function play(): Promise<void> {
  await vi.waitUntil(() => probe.phase === 'ready', { timeout: 20_000 });
  const { session } = probe;
  if (!session) throw new Error('no session');
  session.hub.tap('test', 'start');
  await vi.waitUntil(() => status()?.phase === 'playing');
  told = [];
  vi.spyOn(session.run, 'dispatch').mockImplementation((action) => {
    told.push('to' in action ? String(action.to) : JSON.stringify(action));
  });
}

function pad(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-dpad]');
  if (!element) throw new Error('no pad');
  // A synthetic pointer cannot be captured.
  element.setPointerCapture = () => {};
  return element;
}

/**
 * Dispatches a pointer event at a position of an element, as fractions of its half width from its
 * middle.
 */
function point(element: HTMLElement, type: string, x: number, y: number, pointerId = 1): void {
  const box = element.getBoundingClientRect();
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId,
      pointerType: 'touch',
      clientX: box.left + (box.width / 2) * (1 + x),
      clientY: box.top + (box.height / 2) * (1 + y),
    }),
  );
}

beforeEach(() => {
  localStorage.clear();
  settings.setState({ countdown: false });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

test('a thumb slides between the directions of the pad', async () => {
  await render(<DotPage />);
  await play();
  point(pad(), 'pointerdown', 0.8, 0);
  expect(held()).toEqual(['right']);
  point(pad(), 'pointermove', 0.6, 0.55);
  expect(held()).toEqual(['right']);
  point(pad(), 'pointermove', 0.2, 0.8);
  expect(held()).toEqual(['down']);
  point(pad(), 'pointermove', 0.05, 0.05);
  expect(held()).toEqual([]);
  point(pad(), 'pointermove', -0.9, 0.1);
  point(pad(), 'pointerup', -0.9, 0.1);
  expect(held()).toEqual([]);
  expect(told).toEqual(['right', 'down', 'left']);
});

test('a first touch on a diagonal waits for a clear direction', async () => {
  await render(<DotPage />);
  await play();
  point(pad(), 'pointerdown', 0.7, -0.7);
  expect(held()).toEqual([]);
  point(pad(), 'pointermove', 0.4, -0.8);
  expect(held()).toEqual(['up']);
});

test.each(['pointercancel', 'lostpointercapture'])('the pad releases on %s', async (type) => {
  await render(<DotPage />);
  await play();
  point(pad(), 'pointerdown', 0, -0.8);
  expect(held()).toEqual(['up']);
  point(pad(), type, 0, -0.8);
  expect(held()).toEqual([]);
  point(pad(), 'pointermove', 0.8, 0);
  expect(held()).toEqual([]);
});

test('the pad releases when the window loses focus', async () => {
  await render(<DotPage />);
  await play();
  point(pad(), 'pointerdown', 0, -0.8);
  window.dispatchEvent(new Event('blur'));
  expect(held()).toEqual([]);
  point(pad(), 'pointermove', 0.8, 0);
  expect(held()).toEqual([]);
});

test('a second finger neither steers nor releases the first', async () => {
  await render(<DotPage />);
  await play();
  point(pad(), 'pointerdown', 0.8, 0, 1);
  point(pad(), 'pointerdown', -0.8, 0, 2);
  point(pad(), 'pointermove', 0, 0.8, 2);
  point(pad(), 'pointerup', 0, 0.8, 2);
  expect(held()).toEqual(['right']);
});

test("the pad's buttons have at least 44 px, and keys press them", async () => {
  await render(<DotPage />);
  await play();
  const buttons = [...pad().querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Up',
    'Left',
    'Right',
    'Down',
  ]);
  for (const button of buttons) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  buttons[1].focus();
  await userEvent.keyboard('{Enter}');
  expect(told).toEqual(['left']);
  // The press is over, but it is still shown.
  expect(held()).toEqual([]);
  await vi.waitUntil(() => buttons[1].dataset.held === '');
  await vi.waitUntil(() => buttons[1].dataset.held === undefined);
});

test('a button is held by a pointer and tapped by a key', async () => {
  await render(<DotPage />);
  await play();
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Fire',
  );
  if (!button) throw new Error('no button');
  button.setPointerCapture = () => {};
  point(button, 'pointerdown', 0, 0);
  expect(held()).toEqual(['fire']);
  await vi.waitUntil(() => button.dataset.held === '');
  point(button, 'pointerup', 0, 0);
  button.click();
  expect(told).toEqual(
    [true, false, true, false].map((pressed) => `{"type":"fire","pressed":${pressed}}`),
  );
});

test('one touch on the screen makes several swipes', async () => {
  await render(<DotPage />);
  await play();
  const stage = document.querySelector<HTMLElement>('[data-game-stage]');
  if (!stage) throw new Error('no stage');
  point(stage, 'pointerdown', 0, 0);
  point(stage, 'pointermove', 0.1, 0);
  expect(told).toEqual([]);
  point(stage, 'pointermove', 0.3, 0.02);
  point(stage, 'pointermove', 0.3, -0.4);
  point(stage, 'pointerup', 0.3, -0.4);
  point(stage, 'pointermove', -0.9, -0.4);
  expect(told).toEqual(['right', 'up']);
});

/** A simulated gamepad. */
function gamepad(overrides: Partial<Gamepad> = {}) {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const axes = [0, 0, 0, 0];
  const pads: (Gamepad | null)[] = [null, null, null, null];
  vi.spyOn(navigator, 'getGamepads').mockImplementation(() => pads);
  const own = { index: 0, id: 'Pad', mapping: 'standard', buttons, axes, ...overrides } as Gamepad;
  const tell = (type: string): void => {
    window.dispatchEvent(Object.assign(new Event(type), { gamepad: own }));
  };
  return {
    buttons,
    axes,
    plug: () => {
      pads[0] = own;
      tell('gamepadconnected');
    },
    unplug: () => {
      pads[0] = null;
      tell('gamepaddisconnected');
    },
  };
}

const frame = () => new Promise(requestAnimationFrame);

test('a gamepad plugged in during a run plays by buttons and by its left stick', async () => {
  const { buttons, axes, plug } = gamepad();
  await render(<DotPage />);
  await play();
  buttons[0].pressed = true;
  await frame();
  expect(told).toEqual([]);
  plug();
  expect(held()).toEqual(['fire']);
  buttons[0].pressed = false;
  axes[0] = -0.9;
  await vi.waitUntil(() => held().join() === 'left');
  axes[0] = -0.4;
  await frame();
  await frame();
  expect(held()).toEqual(['left']);
  axes[0] = 0.1;
  await vi.waitUntil(() => held().length === 0);
  axes[0] = -0.4;
  await frame();
  await frame();
  expect(held()).toEqual([]);
});

test('unplugging a gamepad that was used pauses the run', async () => {
  const { buttons, plug, unplug } = gamepad();
  await render(<DotPage />);
  await play();
  plug();
  buttons[12].pressed = true;
  await vi.waitUntil(() => held().join() === 'up');
  unplug();
  expect(held()).toEqual([]);
  expect(status()?.paused).toBe('gamepad');
});

test('unplugging a gamepad that was never used does not pause', async () => {
  const { plug, unplug } = gamepad();
  await render(<DotPage />);
  await play();
  plug();
  await frame();
  unplug();
  expect(status()?.paused).toBeUndefined();
});

test('a gamepad with an unknown mapping is ignored', async () => {
  const { buttons, plug } = gamepad({ mapping: '' });
  await render(<DotPage />);
  await play();
  buttons[0].pressed = true;
  plug();
  await frame();
  expect(held()).toEqual([]);
});

test("the pad's start button resumes a paused game", async () => {
  const { buttons, plug } = gamepad();
  await render(<DotPage />);
  await play();
  plug();
  probe.session?.pause('player');
  buttons[9].pressed = true;
  await vi.waitUntil(() => status()?.paused === undefined);
  expect(state().phase).toBe('playing');
});

function OwnKeys() {
  const { session } = useGame();
  return session && <KeyBindings game={session.game} controls={session.controls} />;
}

test('a key is rebound by pressing it, and one that is taken is refused with the name of its control', async () => {
  await render(<DotPage inside={<OwnKeys />} />);
  await play();
  await page.getByRole('button', { name: /^Left: ←/ }).click();
  await userEvent.keyboard('f');
  await expect.element(page.getByText('That key is already taken by “Fire”.')).toBeVisible();
  await page.getByRole('button', { name: /^Left: ←/ }).click();
  await userEvent.keyboard('z');
  await expect.element(page.getByText('Left is now on Z.')).toBeVisible();
  expect(told).toEqual([]);
  document.querySelector<HTMLElement>('[data-game-stage]')?.focus();
  await userEvent.keyboard('{ArrowLeft}z');
  expect(told).toEqual(['left']);
  await page.getByRole('button', { name: 'Reset keys' }).click();
  document.querySelector<HTMLElement>('[data-game-stage]')?.focus();
  await userEvent.keyboard('z{ArrowLeft}');
  expect(told).toEqual(['left', 'left']);
});
