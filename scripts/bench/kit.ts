import { gameOf, games } from '../../scenes/games';
import type { HeadlessGame } from '../../scenes/kit/Game';
import { defaultsOf } from '../../scenes/kit/rules/config';
import type { BaseAction, ConfigValues } from '../../scenes/kit/rules/contract';
import type { Recording } from '../../scenes/kit/rules/Recording';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { decodeSave, encodeSave } from '../../scenes/kit/rules/saveText';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import type { Bench } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';

const frameMs = 1000 / 60;
const seed = 1995;
const hourTicks = 216_000;
const tenMinuteTicks = 36_000;
const none: readonly BaseAction[] = [];

/** Constants that keep a game going by itself, as far as the game has them. */
function endless({ config }: HeadlessGame): ConfigValues {
  const wanted: ConfigValues = { invincible: true, edges: 'wrap' };
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => Object.hasOwn(config, key)));
}

/**
 * Chooses a random action about three times a second; none for Snake, which would soon bite itself.
 */
function makeWhims(game: HeadlessGame): (tick: number) => BaseAction | undefined {
  const rng = seedRng(7);
  // A number in an example stands for any number, and the example's own may be one that no player
  // can send.
  const actions = game.rules.actions.filter((action) => game.rules.parseAction(action));
  return (tick) => {
    if (tick === 0) return actions[0];
    if (game.id === 'snake' || tick % 20 !== 0) return undefined;
    return actions[1 + below(rng, actions.length - 1)];
  };
}

function bareNs(game: HeadlessGame, timedTicks: number): number {
  const config = { ...defaultsOf(game.config), ...endless(game) };
  const state = game.rules.start(config, seed);
  const whims = makeWhims(game);
  const lists = Array.from({ length: timedTicks }, (_, tick) => {
    const action = whims(tick);
    return action ? [action] : none;
  });
  const ignore = (): void => {};
  const ms = processorMs(() => {
    for (let tick = 0; tick < timedTicks; tick += 1) {
      stepRules(game.rules, state, lists[tick], ignore);
    }
  });
  return (ms * 1e6) / timedTicks;
}

function runNs(game: HeadlessGame, timedTicks: number): number {
  const run = createRun(game, { seed: () => seed, config: endless(game) });
  const whims = makeWhims(game);
  const list = Array.from({ length: timedTicks }, (_, tick) => whims(tick));
  const ms = processorMs(() => {
    for (let tick = 0; tick < timedTicks; tick += 1) {
      const action = list[tick];
      if (action) run.dispatch(action);
      run.advance(frameMs);
    }
  });
  return (ms * 1e6) / timedTicks;
}

function runOf(game: HeadlessGame, ticks: number) {
  const run = createRun(game, { seed: () => seed, config: endless(game) });
  const whims = makeWhims(game);
  for (let tick = 0; tick < ticks; tick += 1) {
    const action = whims(tick);
    if (action) run.dispatch(action);
    run.advance(frameMs);
  }
  return run;
}

/** The longest time of a fork along a recording, in ms. */
function worstForkMs(run: Readonly<{ fork(tick: number): Recording }>): number {
  let worst = 0;
  for (let tick = 997; tick < tenMinuteTicks; tick += 1543) {
    worst = Math.max(
      worst,
      processorMs(() => run.fork(tick)),
    );
  }
  return worst;
}

/** The cost of the kit around each game's rules, and of going back to an earlier tick of a run. */
export const benchKit: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 15;
  const timedTicks = short ? 2_000 : 20_000;
  const around: (string | number | undefined)[][] = [];
  const back: (string | number | undefined)[][] = [];
  for (const id of Object.keys(games)) {
    log(`kit: ${id}`);
    const game = (await gameOf(id)) as HeadlessGame;
    const bare: number[] = [];
    const whole: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(bareNs(game, timedTicks));
      whole.push(runNs(game, timedTicks));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const least = Math.min(...whole) - Math.min(...bare);
    around.push([game.title, median(bare), median(whole), Math.max(0, Math.round(least))]);

    const forkMs = worstForkMs(runOf(game, tenMinuteTicks));
    const hour = runOf(game, short ? tenMinuteTicks : hourTicks);
    const text = encodeSave(game, hour.save());
    const fresh = createRun(game, { seed: () => seed });
    const takenUpMs = processorMs(() => {
      const saved = decodeSave(game, text);
      const refusal = saved.ok ? fresh.restore(saved.value) : saved.refusal;
      if (refusal !== undefined) throw new Error(refusal);
    });
    const replay = encodeReplay(game, hour.replay()).length;
    back.push([game.title, forkMs, takenUpMs, text.length, replay]);
  }
  return [
    {
      title: 'Kit: a tick, with and without the run around the rules',
      columns: ['', 'rules, ns', 'whole run, ns', 'around the rules, best ns'],
      rows: around,
      notes: [
        `Medians of ${rounds} rounds of ${timedTicks} ticks; limit around the rules: 100 ns.`,
      ],
    },
    {
      title: 'Kit: forking and restoring a run',
      columns: ['', 'worst fork in ten minutes, ms', 'restoring an hour, ms', 'save', 'replay'],
      rows: back,
      notes: [
        'Times of the first attempt, in processor time; the limit of both is 50 ms.',
        'Save and replay of an hour in characters.',
      ],
    },
  ];
};
