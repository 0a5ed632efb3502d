import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { copy } from '../../scenes/kit/rules/copy';
import { hash } from '../../scenes/kit/rules/hash';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { type SuperJumpConfig, superJumpConfig } from '../../scenes/super-jump/config';
import { superJump } from '../../scenes/super-jump/game';
import { buttons, type SuperJumpAction } from '../../scenes/super-jump/rules/SuperJumpAction';
import { at, type SuperJumpState } from '../../scenes/super-jump/rules/SuperJumpState';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';
import { packed, unpacked } from '../kit/packed';
import { verify } from '../kit/play';

const specified = defaultsOf(superJumpConfig);
const modes = fc.record({
  edges: fc.constantFrom('walls' as const, 'wrap' as const),
  doubleJump: fc.boolean(),
  ice: fc.boolean(),
  startLevel: fc.constantFrom('1' as const, '7' as const),
  invincible: fc.boolean(),
});
const acts = fc.array(
  fc.record({
    type: fc.constantFrom('press' as const, 'release' as const),
    button: fc.constantFrom(...buttons),
    after: fc.nat(20),
  }),
  { maxLength: 80 },
);

function begun(changes: Partial<SuperJumpConfig>, seed: number): SuperJumpState {
  const state = superJumpRules.start({ ...specified, ...changes }, seed);
  stepRules(superJumpRules, state, [{ type: 'start' }], () => {});
  return state;
}

function playOn(
  state: SuperJumpState,
  list: readonly Readonly<{
    type: 'press' | 'release';
    button: (typeof buttons)[number];
    after: number;
  }>[],
): void {
  for (const { after, ...action } of list) {
    stepRules(superJumpRules, state, [action], () => {});
    for (let tick = 0; tick < after; tick += 1) stepRules(superJumpRules, state, [], () => {});
  }
}

/**
 * Checks what must hold after any tick. It throws plain errors because it runs a hundred thousand
 * times.
 */
function mustBeSound(state: SuperJumpState): void {
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`${what} at tick ${state.tick}`);
  };
  const { hero, config } = state;
  must(hero.every(Number.isFinite), 'the hero is nowhere');
  must(Math.abs(hero[at.vx]) <= config.maxSpeed, 'the hero is too fast');
  must(hero[at.vy] <= config.maxFall, 'the hero falls too fast');
  const slack = state.wraps ? config.heroWidth / 2 : 0;
  must(hero[at.x] >= -slack && hero[at.x] <= state.width - config.heroWidth + slack, 'outside');
  if (state.standing >= 0 && state.phase === 'playing') {
    const feet = hero[at.y] + config.heroHeight;
    must(feet === state.ledgeY[state.standing], 'the hero hovers');
  }
  let left = 0;
  for (let coin = 0; coin < state.coinCount; coin += 1) left += 1 - state.coinTaken[coin];
  must(left === state.coinsLeft, 'the coins are miscounted');
  must(state.phase === 'over' || state.lives > 0, 'the dead play on');
}

test('100,000 random ticks never throw, keep the state valid, and replay to the same hash', () => {
  const play = () => {
    const rng = seedRng(1998);
    const hashes: string[] = [];
    const seen = new Set<string>();
    let state = begun({}, 1);
    const list: SuperJumpAction[] = [];
    for (let tick = 0; tick < 100_000; tick += 1) {
      list.length = 0;
      if (below(rng, 6) === 0) {
        const type = below(rng, 3) === 0 ? 'release' : 'press';
        list.push({ type, button: buttons[below(rng, buttons.length)] });
      }
      stepRules(superJumpRules, state, list, (event) => seen.add(event.type));
      mustBeSound(state);
      if (state.phase !== 'over' && state.tick < 1500) continue;
      hashes.push(hash(state));
      const invincible = below(rng, 3) === 0;
      const changes = { invincible, ice: below(rng, 2) === 0, height: 160 + below(rng, 131) };
      state = begun({ ...changes, coins: 1, coinsPerLevel: 0 }, tick);
    }
    hashes.push(hash(state));
    return { hashes, seen };
  };
  const once = play();
  expect(play().hashes).toEqual(once.hashes);
  for (const type of ['coinTaken', 'lifeLost', 'levelCleared', 'ended', 'landed', 'rescued']) {
    expect(once.seen).toContain(type);
  }
});

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
      const run = createRun(superJump, { seed: () => seed });
      run.dispatch({ type: 'start' });
      for (const list of [before, after]) {
        for (const { after: ticks, ...action } of list) {
          run.dispatch(action);
          run.advance(((ticks + 1) * 1000) / 60);
        }
        run.rewind(back);
      }
      expect(verify(superJump, run.replay())).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

/** Turns round in the air so late that the hero stops exactly at the side. */
const turnedAtTheSide = (
  [
    ['jump', 10],
    ['right', 13],
    ['jump', 12],
    ['left', 1],
    ['left', 2],
  ] as const
).map(([button, after]) => ({ type: 'press' as const, button, after }));

test('left and right are symmetric in an empty level', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const lay = () => {
        const state = begun({ enemies: 0, enemiesPerLevel: 0, stars: 0 }, 1);
        state.ledgeCount = 1;
        state.ledgeX[0] = 0;
        state.ledgeWidth[0] = 160;
        state.coinX.fill(-100);
        state.hero[at.x] = 75;
        state.direction = 0;
        return state;
      };
      const one = lay();
      const other = lay();
      playOn(one, list);
      const swapped = { left: 'right', right: 'left', jump: 'jump', down: 'down' } as const;
      playOn(
        other,
        list.map((act) => ({ ...act, button: swapped[act.button] })),
      );
      expect(other.hero[at.x] + one.hero[at.x]).toBeCloseTo(150, 9);
      expect(other.hero[at.y]).toBe(one.hero[at.y]);
    }),
    { examples: [[turnedAtTheSide]] },
  );
});
