import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Game } from '../../../scenes/kit/Game';
import type { ViewRun } from '../../../scenes/kit/run/Run';
import type { ReactViewProps } from '../../../scenes/kit/view/View';
import { starter } from '../../../scripts/games/starter/game';
import type { StarterState } from '../../../scripts/games/starter/rules/StarterState';
import type { StarterTypes } from '../../../scripts/games/starter/rules/starterRules';
import { settings } from '../../../src/stores/settings';
import { DotPage, probe } from '../fixtures/DotPage';

const state = () => probe.session?.run.state as StarterState;
const stage = () => document.querySelector('[data-game-stage]') as HTMLElement;
const logged = () => probe.session?.run.replay().actions ?? [];

function entryOf(changes: Partial<typeof starter> = {}) {
  const game = { ...starter, ...changes } as unknown as Game;
  return { id: 'starter', title: 'Starter', load: async () => game };
}

/** A pointer event on the picture, at fractions of its width and height. */
function point(type: string, x: number, y = 0.5, pointerType = 'mouse', at?: number): void {
  const box = stage().getBoundingClientRect();
  const event = new PointerEvent(type, {
    bubbles: true,
    pointerId: 1,
    pointerType,
    clientX: box.left + box.width * x,
    clientY: box.top + box.height * y,
  });
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
  stage().dispatchEvent(event);
}

async function ready(): Promise<void> {
  await vi.waitUntil(() => probe.phase === 'ready', { timeout: 20_000 });
}

async function start(): Promise<void> {
  await ready();
  probe.session?.hub.tap('test', 'start');
  await vi.waitUntil(() => probe.session?.run.status.getState().phase === 'playing');
}

beforeEach(() => {
  localStorage.clear();
  settings.setState({ countdown: false, muted: true });
  Object.assign(probe, { session: undefined, phase: '' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

test('a mouse over the canvas reports its position in world units, once for each value', async () => {
  await render(<DotPage entry={entryOf()} />);
  await start();
  // The world is 160 wide and high, in the middle of 320 by 240: 1.5 pixels each.
  const dispatch = vi.spyOn(probe.session?.run as never as { dispatch: () => void }, 'dispatch');
  point('pointermove', 0.5);
  point('pointermove', 0.501);
  point('pointermove', (40 + 1.5 * 120) / 320);
  expect(dispatch.mock.calls).toEqual([[{ type: 'aim', x: 80 }], [{ type: 'aim', x: 120 }]]);
  await vi.waitUntil(() => state().basketX === 120 - 14);
});

test('before START a pointer logs nothing, and its last position counts from then on', async () => {
  await render(<DotPage entry={entryOf()} />);
  await ready();
  for (let place = 0; place < 30; place += 1) point('pointermove', 0.2 + place / 100);
  expect(state().tick).toBe(0);
  expect(logged()).toEqual([]);
  await start();
  expect(logged().map(([, action]) => action.type)).toEqual(['aim', 'start']);
});

test("after a pause the run gets the pointer's position again", async () => {
  await render(<DotPage entry={entryOf()} />);
  await start();
  point('pointermove', 0.3);
  await vi.waitUntil(() => logged().length === 2);
  probe.session?.pause('player');
  point('pointermove', 0.7);
  probe.session?.resume();
  await vi.waitUntil(() => logged().length === 3);
  expect(logged()[2][1]).toMatchObject({ type: 'aim', x: 122 });
});

test('a flick swipes and does not point; a slow or resting finger points and does not swipe', async () => {
  const controls = starter.controls.map((control) =>
    control.id === 'left' ? ({ ...control, swipe: 'left' } as const) : control,
  );
  await render(<DotPage entry={entryOf({ controls })} />);
  await start();
  const { session } = probe;
  if (!session) throw new Error('no session');
  const tap = vi.spyOn(session.hub, 'tap');
  const dispatch = vi.spyOn(session.run, 'dispatch');
  const aims = () => dispatch.mock.calls.filter(([action]) => action.type === 'aim').length;
  point('pointerdown', 0.7, 0.5, 'touch', 1000);
  point('pointermove', 0.4, 0.5, 'touch', 1050);
  point('pointerup', 0.4, 0.5, 'touch', 1060);
  expect([tap.mock.calls, aims()]).toEqual([[['swipe', 'left']], 0]);
  point('pointerdown', 0.7, 0.5, 'touch', 2000);
  point('pointermove', 0.69, 0.5, 'touch', 2300);
  point('pointermove', 0.4, 0.5, 'touch', 2320);
  point('pointerup', 0.4, 0.5, 'touch', 2340);
  expect([tap.mock.calls.length, aims()]).toEqual([1, 2]);
  point('pointerdown', 0.2, 0.5, 'touch', 3000);
  point('pointerup', 0.2, 0.5, 'touch', 3050);
  expect([tap.mock.calls.length, aims()]).toEqual([1, 3]);
});

/** A board in the page's HTML, with ten pixels for one world unit. */
function Board({ mapPlaces }: ReactViewProps<ViewRun<StarterTypes>>) {
  useEffect(() => mapPlaces?.((x, y) => ({ x: x / 10, y: y / 10 })), [mapPlaces]);
  return <div style={{ position: 'absolute', inset: 0 }} />;
}

test('a board without an engine gets pointers in the same way', async () => {
  const loadView = async () => ({ kind: 'react', Component: Board }) as never;
  await render(<DotPage entry={entryOf({ loadView })} />);
  await start();
  point('pointermove', 0.5);
  await vi.waitUntil(() => logged().length === 2);
  expect(logged()[1][1]).toEqual({ type: 'aim', x: 16 });
});
