import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { blockFall, graveyardGhosts, superJump, themePark } from '../../../scenes/gameList';
import type { DotEntry } from '../fixtures/DotHandset';
import { DotPage, dotEntry, probe } from '../fixtures/DotPage';
import { dotTally } from '../fixtures/DotScene';

const withEngine: readonly DotEntry[] = [blockFall, graveyardGhosts, superJump, themePark];
/** Until the modules are loaded. */
const warmUp = 6;
const cycles = 20;
/** Bytes of heap: 8 kB a game. */
const maxRetained = cycles * 8_000;
/**
 * What a browser makes once grows the heap in a first round. That growth
 * ends, while a game's leak comes again in every round.
 */
const maxRounds = 5;

/** Counts listeners by target and type as they are added and removed. */
function watchListeners() {
  const { prototype } = EventTarget;
  const own = Object.getOwnPropertyDescriptors(prototype);
  const add = own.addEventListener.value as typeof prototype.addEventListener;
  const remove = own.removeEventListener.value as typeof prototype.removeEventListener;
  // Only for long-lived targets: listeners on an element go with it.
  const lasting = (target: unknown): boolean =>
    target === window || target === document || target === screen.orientation;
  const live = new Map<string, number>();
  const count = (type: string, change: number): void => {
    live.set(type, (live.get(type) ?? 0) + change);
  };
  const known = new WeakMap<object, Set<string>>();
  prototype.addEventListener = function (this: EventTarget, type: string, ...rest: never[]) {
    const [listener] = rest as unknown as [object | null];
    const types = (listener && known.get(listener)) ?? new Set();
    if (lasting(this) && listener && !types.has(type)) {
      known.set(listener, types.add(type));
      count(type, 1);
    }
    Reflect.apply(add, this, [type, ...rest]);
  } as typeof add;
  prototype.removeEventListener = function (this: EventTarget, type: string, ...rest: never[]) {
    const [listener] = rest as unknown as [object | null];
    if (lasting(this) && listener && known.get(listener)?.delete(type)) count(type, -1);
    Reflect.apply(remove, this, [type, ...rest]);
  } as typeof remove;
  return {
    live: () => Object.fromEntries([...live].filter(([, number]) => number !== 0)),
    stop: () => {
      prototype.addEventListener = add;
      prototype.removeEventListener = remove;
    },
  };
}

async function heapUsed(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise(requestAnimationFrame);
  }
  const { usedSize } = (await cdp().send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize;
}

/** The runs of the real games that have come and gone. The session and the picture hold a run. */
let gone: WeakRef<object>[] = [];

/** A visit to the game's page and away from it, within the running site. */
async function cycle(
  show: (page: ReactNode) => Promise<void>,
  entry: DotEntry = dotEntry,
): Promise<void> {
  await show(<DotPage entry={entry} />);
  await vi.waitUntil(() => probe.phase === 'ready', { timeout: 20_000, interval: 5 });
  probe.session?.hub.tap('test', 'start');
  const { frames } = dotTally;
  if (entry === dotEntry) await vi.waitUntil(() => dotTally.frames > frames + 1, { interval: 5 });
  else await new Promise(requestAnimationFrame);
  if (probe.session && entry !== dotEntry) gone.push(new WeakRef(probe.session.run));
  await show(<h1>Elsewhere</h1>);
  Object.assign(probe, { session: undefined, phase: '' });
  dotTally.layouts = [];
}

beforeEach(() => {
  localStorage.clear();
  gone = [];
  Object.assign(dotTally, { created: 0, destroyed: 0, frames: 0, layouts: [] });
});
afterEach(cleanup);

test('twenty games that come and go beside a lasting picture leave nothing behind', async () => {
  const lasting = document.createElement('canvas');
  const hero = lasting.getContext('webgl2');
  expect(hero).toBeTruthy();
  const said: string[] = [];
  const warn = vi
    .spyOn(console, 'warn')
    .mockImplementation((...words) => said.push(words.join(' ')));
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => said.push(words.join(' ')));

  const site = await render(<h1>Elsewhere</h1>);
  for (const entry of withEngine) await cycle(site.rerender, entry);
  for (let count = 0; count < warmUp; count++) await cycle(site.rerender);
  const listeners = watchListeners();
  const retained: number[] = [];
  let before = await heapUsed();
  while (retained.length < maxRounds && !(Math.min(...retained) < maxRetained)) {
    for (let count = 0; count < cycles; count++) await cycle(site.rerender);
    const after = await heapUsed();
    retained.push(after - before);
    before = after;
  }
  listeners.stop();
  warn.mockRestore();
  error.mockRestore();

  const games = warmUp + retained.length * cycles;
  expect(dotTally).toMatchObject({ created: games, destroyed: games });
  // The browser may hold one until the next comes. A leak holds each of the four.
  const held = async () => {
    await heapUsed();
    return gone.filter((run) => run.deref()).length;
  };
  await expect.poll(held).toBeLessThan(2);
  expect(said).toEqual([]);
  expect(hero?.isContextLost()).toBe(false);
  expect(document.querySelectorAll('canvas')).toHaveLength(0);
  expect(listeners.live()).toEqual({});
  expect(Math.min(...retained)).toBeLessThan(maxRetained);
  const inKB = retained.map((bytes) => Math.round(bytes / 1000));
  console.info(`retained after ${cycles} games, round by round: ${inKB.join(', ')} kB`);
});

test('every game releases its graphics context, so that a lasting one is never evicted', async () => {
  const hero = document.createElement('canvas').getContext('webgl2');
  const contexts: WebGLRenderingContext[] = [];
  const { prototype } = HTMLCanvasElement;
  const real: unknown = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value;
  // The references keep them from being collected: only releasing them makes room.
  const spy = vi.spyOn(prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    ...rest: unknown[]
  ) {
    const context: unknown = Reflect.apply(real as typeof prototype.getContext, this, rest);
    const isGl =
      context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext;
    if (isGl && !contexts.includes(context)) contexts.push(context);
    return context;
  } as typeof prototype.getContext);
  const site = await render(<h1>Elsewhere</h1>);
  // A browser allows about sixteen contexts.
  for (let count = 0; count < 20; count++) {
    await cycle(site.rerender);
    await vi.waitUntil(() => contexts.length === count + 1);
    expect(contexts[count].isContextLost()).toBe(true);
  }
  spy.mockRestore();
  expect(hero?.isContextLost()).toBe(false);
});
