import type { HeadlessGame } from '../../scenes/kit/Game';
import type { BaseAction } from '../../scenes/kit/rules/contract';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { stepTick } from '../../scenes/kit/rules/stepTick';
import { gameIds, loadGameFolder } from '../games/gameFolders';
import type { Bench, Cell } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';

const timedTicks = 200_000;
const none: readonly BaseAction[] = [];

function ignore(): void {}

/** Plays a recording from its start to its end, again and again. @returns ns per tick */
function nsPerTick(game: HeadlessGame, { config, seed, actions, ticks }: Replay): number {
  const byTick: BaseAction[][] = [];
  for (const [tick, action] of actions) byTick[tick] = [...(byTick[tick] ?? []), action];
  let played = 0;
  let ms = 0;
  while (played < timedTicks) {
    const state = game.rules.start({ ...config }, seed);
    ms += processorMs(() => {
      while (state.tick < ticks) stepTick(game, state, byTick[state.tick] ?? none, ignore);
    });
    played += ticks;
  }
  return (ms * 1e6) / played;
}

/** Time of a tick in every mode of which a game has a golden recording, for games with a pad. */
export const benchModes: Bench = async ({ short, log }) => {
  const rounds = short ? 3 : 11;
  const rows: Cell[][] = [];
  for (const id of gameIds()) {
    const { game, recordings } = await loadGameFolder(id);
    if (game.controls.length === 0) continue;
    log(`modes: ${id}`);
    for (const [name, text] of Object.entries(recordings)) {
      const replay = decodeReplay(game, text);
      if (!replay.ok) throw new Error(replay.refusal);
      const times = Array.from({ length: rounds }, () => nsPerTick(game, replay.value));
      rows.push([`${game.title}, ${name}`, median(times), Math.min(...times)]);
    }
  }
  return [
    {
      title: 'Games: one tick of each golden recording',
      columns: ['', 'ns per tick', 'best ns'],
      rows,
      notes: [
        `Medians of ${rounds} rounds of at least ${timedTicks.toLocaleString('en-GB')} ticks in one process, in processor time.`,
      ],
    },
  ];
};
