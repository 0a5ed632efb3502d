import { graveyardGhostsConfig } from '../../scenes/graveyard-ghosts/config';
import { graveyardGhosts } from '../../scenes/graveyard-ghosts/game';
import type { GraveyardGhostsAction } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsAction';
import { generateMaze } from '../../scenes/graveyard-ghosts/rules/generateMaze';
import { graveyardGhostsRules } from '../../scenes/graveyard-ghosts/rules/graveyardGhostsRules';
import { cellCount } from '../../scenes/graveyard-ghosts/rules/Maze';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { directions } from '../../scenes/kit/rules/grid';
import { seedRng } from '../../scenes/kit/rules/rng';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { allocatedBytes } from './collectGarbage';
import type { Bench } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';

const timedTicks = 400_000;
const countedTicks = 6_000;
const timedMazes = 2_000;
const limitNs = 500;
const frameMs = 1000 / 60;
const none: readonly GraveyardGhostsAction[] = [];
const ticksPerTurn = 23;
const turns = directions.map((direction): readonly GraveyardGhostsAction[] => [
  { type: 'turn', direction },
]);

type Candidate = Readonly<{ name: string; run: (ticks: number) => void }>;

function ignore(): void {}

/** Rules whose four ghosts do no harm and whose souls never run out. */
function rulesAlone(name: string, frightened: boolean): Candidate {
  const config = {
    ...defaultsOf(graveyardGhostsConfig),
    invincible: true,
    startLevel: '5' as const,
  };
  const state = graveyardGhostsRules.start(config, 1);
  stepRules(graveyardGhostsRules, state, [{ type: 'start' }], ignore);
  state.soulsLeft = 1_000_000;
  return {
    name,
    run(ticks) {
      for (let tick = 0; tick < ticks; tick += 1) {
        const turn = Math.floor(state.tick / ticksPerTurn);
        const acts = state.tick % ticksPerTurn === 0 ? turns[(turn * 7) % 4] : none;
        if (frightened) state.power = 300;
        stepRules(graveyardGhostsRules, state, acts, ignore);
      }
      if (state.ghostCount !== 4) throw new Error(`"${name}" has lost a ghost`);
    },
  };
}

function wholeRun(): Candidate {
  const config = { invincible: true, startLevel: '5' };
  const run = createRun(graveyardGhosts, { seed: () => 1, config });
  run.dispatch({ type: 'start' });
  return {
    name: 'our whole run, rewind included, the player standing',
    run(ticks) {
      for (let tick = 0; tick < ticks; tick += 1) run.advance(frameMs);
    },
  };
}

function microsecondsPerMaze(): number {
  const maze = { open: new Uint8Array(cellCount), exits: new Uint8Array(cellCount) };
  const rng = seedRng(1);
  const all = processorMs(() => {
    for (let index = 0; index < timedMazes; index += 1) generateMaze(maze, 4, rng);
  });
  return (all * 1000) / timedMazes;
}

/**
 * Time and bytes of a tick of Graveyard Ghosts with four ghosts. The candidates take turns within
 * each round.
 */
export const benchGraveyardGhosts: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 21;
  const candidates = [
    rulesAlone('our rules, four ghosts that scatter and chase', false),
    rulesAlone('our rules, four frightened ghosts', true),
    wholeRun(),
  ];
  const times = candidates.map((): number[] => []);
  const bytes = candidates.map((): number[] => []);
  const mazes: number[] = [];
  for (const candidate of candidates) candidate.run(timedTicks);
  for (let round = 0; round < rounds; round += 1) {
    log(`graveyard-ghosts: round ${round + 1} of ${rounds}`);
    for (let turn = 0; turn < candidates.length; turn += 1) {
      const index = (round + turn) % candidates.length;
      const candidate = candidates[index];
      const ms = processorMs(() => candidate.run(timedTicks));
      times[index].push((ms * 1e6) / timedTicks);
      bytes[index].push(allocatedBytes(() => candidate.run(countedTicks)) / countedTicks);
    }
    mazes.push(microsecondsPerMaze());
    // Lets the caller's timers and signals run between rounds.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const note = `Medians of ${rounds} rounds in one process, in processor time.`;
  return [
    {
      title: 'Graveyard Ghosts: one tick',
      columns: ['', 'ns per tick', 'best ns', 'limit ns', 'bytes per tick'],
      rows: candidates.map(({ name }, index) => [
        name,
        median(times[index]),
        Math.min(...times[index]),
        index < 2 ? limitNs : undefined,
        Math.max(0, Math.round(median(bytes[index]) ?? 0)),
      ]),
      notes: [`${note} ${timedTicks.toLocaleString('en-GB')} ticks a round.`],
    },
    {
      title: 'Graveyard Ghosts: generating a maze',
      columns: ['', 'µs per maze', 'best µs'],
      rows: [['mirrored, braided, four loops', median(mazes), Math.min(...mazes)]],
      notes: [note],
    },
  ];
};
