import { describe, expect, test } from 'vitest';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { createRun } from '../../scenes/kit/run/createRun';
import { starter } from '../../scripts/games/starter/game';
import { verify } from './play';

const frame = 1000 / 60;
const start = { type: 'start' } as const;
const aim = (x: number) => ({ type: 'aim', x }) as const;

/** A simulated mouse: it moves to a point, faster in the middle, rests and moves on. */
function* hand(seed: number, width: number): Generator<number> {
  const rng = seedRng(seed);
  let x = width / 2;
  for (;;) {
    const goal = below(rng, width);
    const ticks = 12 + below(rng, 30);
    const from = x;
    for (let tick = 1; tick <= ticks; tick += 1) {
      const part = tick / ticks;
      x = from + (goal - from) * part * part * (3 - 2 * part) + (below(rng, 3) - 1) * 0.4;
      yield x;
    }
    for (let rest = below(rng, 70); rest > 0; rest -= 1) yield x;
  }
}

describe('before START', () => {
  test('pointer positions are not logged, and the last one applies from the start', () => {
    const run = createRun(starter, { seed: () => 1 });
    for (let place = 0; place < 30; place += 1) {
      run.dispatch(aim(place));
      run.dispatch({ type: 'press', button: 'left' });
      expect(run.advance(frame)).toBe(0);
    }
    expect(run.state.tick).toBe(0);
    expect(run.replay().actions).toEqual([]);
    run.dispatch(start);
    run.advance(frame);
    expect(run.replay().actions).toEqual([
      [0, aim(29)],
      [0, start],
    ]);
    expect(run.state).toMatchObject({ phase: 'playing', aimX: 29 });
  });

  test('a control held when START is pressed is held from the first tick', () => {
    const held = new Set(['right']);
    const run = createRun(starter, { seed: () => 1, isHeld: (control) => held.has(control) });
    run.dispatch({ type: 'press', button: 'right' });
    run.advance(frame);
    run.dispatch(start);
    run.advance(frame);
    expect(run.state).toMatchObject({ tick: 1, rightHeld: true, direction: 1 });
  });
});

describe('the pointer position', () => {
  test('is logged once a tick, with its last value', () => {
    const run = createRun(starter, { seed: () => 1 });
    run.dispatch(start);
    run.advance(frame);
    for (const x of [10, 20, 30]) run.dispatch(aim(x));
    run.dispatch({ type: 'press', button: 'left' });
    run.dispatch(aim(40));
    run.advance(frame);
    expect(run.replay().actions.slice(1)).toEqual([
      [1, { type: 'press', button: 'left' }],
      [1, aim(40)],
    ]);
  });

  test.each([1, 2, 3, 4])('takes at most a kilobyte for ninety seconds (seed %i)', (seed) => {
    const run = createRun(starter, { seed: () => seed, config: { invincible: true } });
    run.dispatch(start);
    let last = Number.NaN;
    let said = 0;
    const places = hand(seed, 160);
    for (let tick = 0; tick < 5400; tick += 1) {
      const x = Math.round(Number(places.next().value) / 2) * 2 || 0;
      if (x !== last) {
        run.dispatch(aim(x));
        said += 1;
      }
      last = x;
      run.advance(frame);
    }
    const replay = run.replay();
    expect(replay.actions.length).toBe(said + 1);
    expect(said).toBeGreaterThan(1300);
    const text = encodeReplay(starter, replay);
    expect(text.length).toBeLessThanOrEqual(1024);
    const decoded = decodeReplay(starter, text);
    if (!decoded.ok) throw new Error(decoded.refusal);
    expect(decoded.value.actions).toEqual(replay.actions);
    expect(verify(starter, decoded.value)).toBeUndefined();
  });
});
