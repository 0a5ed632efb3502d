import { expect, test } from 'vitest';
import type { HeadlessGame } from '../../scenes/kit/Game';
import { defaultsOf } from '../../scenes/kit/rules/config';
import type { BaseAction } from '../../scenes/kit/rules/contract';
import { copy, copyInto } from '../../scenes/kit/rules/copy';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { completeGameIds, loadBot, loadGame } from '../../scripts/games/gameFolders';
import { bytesPerCall, minKept, warmUp } from '../kit/bytesPerCall';

const frame = 1000 / 60;

const ignore = (): void => {};

function isWhole(value: unknown): boolean {
  return typeof value !== 'number' || Number.isInteger(value);
}

const ids = completeGameIds();
const bots = await Promise.all(ids.map(async (id) => ({ id, ...(await loadBot(id)) })));
const pressEvery = 20;

for (const { id, endless } of bots) {
  if (!endless) continue;
  const { config, pressed } = endless;
  /** The presses and releases of the game's controls, in turn. */
  const actionsOf = ({ controls }: HeadlessGame): readonly (readonly BaseAction[])[] =>
    pressed.flatMap((control) => {
      const { press, release } = controls.find((each) => each.id === control) ?? {};
      return [press, release].flatMap((action) => (action ? [[action]] : []));
    });
  const startOf = ({ controls }: HeadlessGame): BaseAction =>
    controls.find((control) => control.id === 'start')?.press ?? { type: 'start' };

  test(`a tick of ${id} allocates nothing`, async () => {
    const game = await loadGame(id);
    const state = game.rules.start({ ...defaultsOf(game.config), ...config }, 1);
    const actions = actionsOf(game);
    const none: BaseAction[] = [];
    stepRules(game.rules, state, [startOf(game)], ignore);
    const step = (): void => {
      const due = actions.length > 0 && state.tick % pressEvery === 0;
      const turn = due ? (state.tick / pressEvery) % actions.length : 0;
      stepRules(game.rules, state, due ? actions[turn] : none, ignore);
    };
    const remedy = 'docs/making-a-game.md, “The rules”, says what costs memory';
    expect(bytesPerCall(step), remedy).toBeLessThan(minKept);
    expect(state.phase).toBe('playing');
  });

  test(`a frame of a whole run of ${id}, keyframes included, allocates nothing`, async () => {
    const game = await loadGame(id);
    const run = createRun(game, { seed: () => 1, config });
    run.dispatch(startOf(game));
    expect(bytesPerCall(() => run.advance(frame))).toBeLessThan(minKept);
    expect(run.state.tick).toBeGreaterThan(warmUp);
  });
}

for (const id of ids) {
  test(`copying the state of ${id} allocates nothing but for fractional constants`, async () => {
    // All games are loaded, because the constants of one game change how the engine stores those of
    // another.
    const all = await Promise.all(ids.map(loadGame));
    const { rules, config } = all.find((game) => game.id === id) as HeadlessGame;
    const source = rules.start(defaultsOf(config), 1);
    const shared = Object.values(source.config).every(isWhole) ? [] : ['config'];
    const target = copy(source, shared);
    expect(bytesPerCall(() => copyInto(target, source, shared))).toBeLessThan(minKept);
  });
}

test('bytesPerCall detects an allocation of one small object per call', () => {
  const kept: object[] = [{}];
  expect(
    bytesPerCall(() => {
      kept[0] = { tick: kept.length };
    }, 4),
  ).toBeGreaterThan(8);
});
