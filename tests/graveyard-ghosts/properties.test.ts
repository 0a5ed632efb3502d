import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type GraveyardGhostsConfig,
  graveyardGhostsConfig,
} from '../../scenes/graveyard-ghosts/config';
import { graveyardGhosts } from '../../scenes/graveyard-ghosts/game';
import type { GraveyardGhostsAction } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsAction';
import {
  actorOf,
  type GraveyardGhostsState,
  thing,
} from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsState';
import { graveyardGhostsRules } from '../../scenes/graveyard-ghosts/rules/graveyardGhostsRules';
import { size } from '../../scenes/graveyard-ghosts/rules/Maze';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { copy } from '../../scenes/kit/rules/copy';
import { directions } from '../../scenes/kit/rules/grid';
import { hash } from '../../scenes/kit/rules/hash';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { packed, unpacked } from '../kit/packed';
import { verify } from '../kit/play';

const specified = defaultsOf(graveyardGhostsConfig);
const modes = fc.record({
  chain: fc.boolean(),
  learn: fc.boolean(),
  startLevel: fc.constantFrom('1' as const, '3' as const, '8' as const),
  invincible: fc.boolean(),
});
const acts = fc.array(
  fc.record({
    type: fc.constantFrom('turn' as const, 'release' as const),
    direction: fc.constantFrom(...directions),
    after: fc.nat(30),
  }),
  { maxLength: 80 },
);
type Acts = readonly Readonly<{
  type: 'turn' | 'release';
  direction: (typeof directions)[number];
  after: number;
}>[];

function begun(changes: Partial<GraveyardGhostsConfig>, seed: number): GraveyardGhostsState {
  const state = graveyardGhostsRules.start({ ...specified, ...changes }, seed);
  stepRules(graveyardGhostsRules, state, [{ type: 'start' }], () => {});
  return state;
}

function playOn(state: GraveyardGhostsState, list: Acts): void {
  for (const { after, ...action } of list) {
    stepRules(graveyardGhostsRules, state, [action], () => {});
    for (let tick = 0; tick < after; tick += 1)
      stepRules(graveyardGhostsRules, state, [], () => {});
  }
}

/** Whether both cells that an actor is between are open. */
function isOnPath(state: Readonly<GraveyardGhostsState>, actor: number): boolean {
  const x = state.x[actor];
  const y = state.y[actor];
  if (!Number.isInteger(x) && !Number.isInteger(y)) return false;
  const isOpen = (column: number, row: number) => state.open[row * size + column] === 1;
  return isOpen(Math.floor(x), Math.floor(y)) && isOpen(Math.ceil(x), Math.ceil(y));
}

/**
 * Checks what must hold after any tick. It throws plain errors because it runs a hundred thousand
 * times.
 */
function mustBeSound(state: GraveyardGhostsState): void {
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`${what} at tick ${state.tick}`);
  };
  for (let actor = 0; actor < actorOf(state.ghostCount); actor += 1) {
    must(isOnPath(state, actor), `actor ${actor} is in a hedge`);
  }
  let souls = 0;
  for (const found of state.things) if (found === thing.soul) souls += 1;
  must(souls === state.soulsLeft, 'the souls are miscounted');
  const under = state.playerTicks === 0 ? state.things[state.playerCell] : thing.nothing;
  must(under === thing.nothing, 'something lies under the player');
  must(state.phase === 'over' ? state.lives === 0 : state.lives > 0, 'the dead play on');
  must(state.score % 10 === 0, 'a score that no sum gives');
}

test('100,000 random ticks never throw, keep the state valid, and replay to the same hash', () => {
  const play = () => {
    const rng = seedRng(1998);
    const hashes: string[] = [];
    const seen = new Set<string>();
    let state = begun({}, 1);
    const list: GraveyardGhostsAction[] = [];
    for (let tick = 0; tick < 100_000; tick += 1) {
      list.length = 0;
      if (below(rng, 8) === 0) {
        const type = below(rng, 3) === 0 ? 'release' : 'turn';
        list.push({ type, direction: directions[below(rng, 4)] });
      }
      if (below(rng, 500) === 0) list.push({ type: 'learn' }, { type: 'listen' });
      stepRules(graveyardGhostsRules, state, list, (event) => seen.add(event.type));
      mustBeSound(state);
      // Random play clears no level, so at times only the last soul is left.
      if (state.soulsLeft > 1 && below(rng, 1500) === 0) leaveOneSoul(state);
      if (state.phase !== 'over' && state.tick < 6000) continue;
      hashes.push(hash(state));
      state = begun({ extraLives: below(rng, 4), chain: below(rng, 2) === 0 }, tick);
    }
    hashes.push(hash(state));
    return { hashes, seen };
  };
  const once = play();
  expect(play().hashes).toEqual(once.hashes);
  for (const type of [
    'soulTaken',
    'pelletTaken',
    'powerFading',
    'powerOver',
    'ghostCaught',
    'lifeLost',
    'levelCleared',
    'switched',
    'blocked',
    'ghostNear',
    'ended',
  ]) {
    expect(once.seen).toContain(type);
  }
});

function leaveOneSoul(state: GraveyardGhostsState): void {
  for (let cell = 0; cell < state.things.length && state.soulsLeft > 1; cell += 1) {
    if (state.things[cell] !== thing.soul) continue;
    state.things[cell] = thing.nothing;
    state.soulsLeft -= 1;
  }
}

test('copied, or packed and unpacked, a game goes on exactly as before', () => {
  fc.assert(
    fc.property(modes, fc.nat(), acts, acts, (changes, seed, before, after) => {
      const state = begun(changes, seed);
      playOn(state, before);
      const twin = copy(state);
      const decoded = unpacked(packed(state)) as typeof state;
      playOn(state, after);
      playOn(twin, after);
      expect(hash(twin)).toBe(hash(state));
      playOn(decoded, after);
      expect(hash(decoded)).toBe(hash(state));
    }),
    { numRuns: 40 },
  );
});

test('after rewinding and playing on, a run still replays to its hash', () => {
  fc.assert(
    fc.property(fc.nat(), acts, fc.nat(200), acts, (seed, before, back, after) => {
      const run = createRun(graveyardGhosts, { seed: () => seed });
      run.dispatch({ type: 'start' });
      for (const list of [before, after]) {
        for (const { after: ticks, ...action } of list) {
          run.dispatch(action);
          run.advance(((ticks + 1) * 1000) / 60);
        }
        run.rewind(back);
      }
      expect(verify(graveyardGhosts, run.replay())).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('left and right are symmetric without ghosts', () => {
  const swapped = { up: 'up', down: 'down', left: 'right', right: 'left' } as const;
  fc.assert(
    fc.property(fc.nat(), acts, (seed, list) => {
      const one = begun({ ghosts: 0, ghostsPerLevel: 0 }, seed);
      const other = copy(one);
      playOn(one, list);
      playOn(
        other,
        list.map((act) => ({ ...act, direction: swapped[act.direction] })),
      );
      expect(other.x[0] + one.x[0]).toBeCloseTo(size - 1, 9);
      expect(other.y[0]).toBe(one.y[0]);
      expect(other.score).toBe(one.score);
    }),
  );
});
