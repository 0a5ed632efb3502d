import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { gameOf, games } from '../../scenes/games';
import type { HeadlessGame } from '../../scenes/kit/Game';
import { defaultsOf } from '../../scenes/kit/rules/config';
import type { BaseAction } from '../../scenes/kit/rules/contract';
import { copy, copyInto } from '../../scenes/kit/rules/copy';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { collectGarbage } from '../../scripts/bench/collectGarbage';
import { crowdedPark } from '../../scripts/bench/themeParkCandidates';

const frame = 1000 / 60;
// On a busy machine optimised code would come at any time: now it stands after the warm-up.
setFlagsFromString('--no-concurrent-recompilation');

const warmUp = 60_000;
/** Few enough that one small object a call does not fill the young generation. */
const counted = 20_000;
const windows = 24;
/** Bytes per call below which nothing was allocated by a call. */
const nothing = 1;

const ignore = (): void => {};

/**
 * The least of several windows, in bytes per call: engines put compiled code and the like on the
 * same heap now and then, but what a call allocates is in every window. A collection throws away
 * optimised code as well, so each window is warmed up after its own.
 */
function bytesPerCall(call: () => void, most = windows): number {
  let least = Number.POSITIVE_INFINITY;
  for (let window = 0; window < most && least >= nothing; window += 1) {
    collectGarbage();
    repeat(call, warmUp);
    const before = process.memoryUsage().heapUsed;
    repeat(call, counted);
    const bytes = process.memoryUsage().heapUsed - before;
    // Less than nothing: a collection fell into the window.
    if (bytes >= 0) least = Math.min(least, bytes / counted);
  }
  return least;
}

function isWhole(value: unknown): boolean {
  return typeof value !== 'number' || Number.isInteger(value);
}

function repeat(call: () => void, times: number): void {
  for (let index = 0; index < times; index += 1) call();
}

/** Games in real time, and what is pressed in them now and then; of Snake nothing, which would crash. */
const realTime = [
  { id: 'snake', config: { edges: 'wrap' }, pressed: [] },
  { id: 'block-fall', config: { invincible: true }, pressed: ['left', 'right', 'cw', 'drop'] },
  { id: 'super-jump', config: { invincible: true }, pressed: ['left', 'right'] },
  {
    id: 'graveyard-ghosts',
    config: { invincible: true },
    pressed: ['up', 'left', 'down', 'right'],
  },
] as const;
const pressEvery = 20;

for (const { id, config, pressed } of realTime) {
  /** The presses and releases of a game's controls, one after the other. */
  const actionsOf = ({ controls }: HeadlessGame): readonly (readonly BaseAction[])[] =>
    pressed.flatMap((control) => {
      const { press, release } = controls.find((each) => each.id === control) ?? {};
      return [press, release].flatMap((action) => (action ? [[action]] : []));
    });
  const startOf = ({ controls }: HeadlessGame): BaseAction =>
    controls.find((control) => control.id === 'start')?.press ?? { type: 'start' };

  test(`a tick of ${id} allocates nothing`, async () => {
    const game = (await gameOf(id)) as HeadlessGame;
    const state = game.rules.start({ ...defaultsOf(game.config), ...config }, 1);
    const actions = actionsOf(game);
    const none: BaseAction[] = [];
    stepRules(game.rules, state, [startOf(game)], ignore);
    const step = (): void => {
      const due = actions.length > 0 && state.tick % pressEvery === 0;
      const turn = due ? (state.tick / pressEvery) % actions.length : 0;
      stepRules(game.rules, state, due ? actions[turn] : none, ignore);
    };
    expect(bytesPerCall(step)).toBeLessThan(nothing);
    expect(state.phase).toBe('playing');
  });

  test(`a frame of a whole run of ${id}, keyframes included, allocates nothing`, async () => {
    const game = (await gameOf(id)) as HeadlessGame;
    const run = createRun(game, { seed: () => 1, config });
    run.dispatch(startOf(game));
    expect(bytesPerCall(() => run.advance(frame))).toBeLessThan(nothing);
    expect(run.state.tick).toBeGreaterThan(warmUp);
  });
}

test('a tick of a theme park with its crowd allocates nothing, under either rules', () => {
  for (const rules of ['classic', 'tycoon'] as const) {
    const state = crowdedPark(rules, 40, 20);
    const none: [] = [];
    // Once a second is too seldom for engines to make its code fast within the warm-up.
    state.config.economyMs = 100;
    expect(bytesPerCall(() => stepRules(themeParkRules, state, none, ignore))).toBeLessThan(
      nothing,
    );
    expect(state.visitors.count).toBeGreaterThan(0);
  }
});

for (const id of Object.keys(games)) {
  test(`copying the state of ${id} allocates nothing but for fractional constants`, async () => {
    // All games together: what one's constants are changes how those of another are held.
    const all = (await Promise.all(Object.keys(games).map(gameOf))) as HeadlessGame[];
    const { rules, config } = all.find((game) => game.id === id) as HeadlessGame;
    const source = rules.start(defaultsOf(config), 1);
    const shared = Object.values(source.config).every(isWhole) ? [] : ['config'];
    const target = copy(source, shared);
    expect(bytesPerCall(() => copyInto(target, source, shared))).toBeLessThan(nothing);
  });
}

test('the measure sees an allocation of one small object a call', () => {
  const kept: object[] = [{}];
  expect(
    bytesPerCall(() => {
      kept[0] = { tick: kept.length };
    }, 4),
  ).toBeGreaterThan(8);
});
