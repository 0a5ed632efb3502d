import { blockFallConfig } from '../../scenes/block-fall/config';
import { blockFall } from '../../scenes/block-fall/game';
import type { BlockFallAction, Button } from '../../scenes/block-fall/rules/BlockFallAction';
import { blockFallRules } from '../../scenes/block-fall/rules/blockFallRules';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { allocatedBytes } from './collectGarbage';
import type { Bench } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';

const timedTicks = 400_000;
const countedTicks = 6_000;
const frameMs = 1000 / 60;
const none: readonly BlockFallAction[] = [];

/** A fast player: two presses a beat. The well is emptied when it is full, and play goes on. */
const beat: readonly Button[] = ['cw', 'left', 'left', 'drop', 'cw', 'right', 'right', 'drop'];
const ticksPerPress = 6;
const presses = beat.map((button): readonly BlockFallAction[] => [
  { type: 'press', button },
  { type: 'release', button },
]);
const drop: readonly BlockFallAction[] = [{ type: 'press', button: 'drop' }];

type Candidate = Readonly<{ name: string; run: (ticks: number) => void }>;

function ignore(): void {}

function endless() {
  return { ...defaultsOf(blockFallConfig), invincible: true };
}

function begun() {
  const state = blockFallRules.start(endless(), 1);
  stepRules(blockFallRules, state, [{ type: 'start' }], ignore);
  return state;
}

function busyRules(): Candidate {
  const state = begun();
  return {
    name: 'our rules, a press every six ticks',
    run(ticks) {
      for (let tick = 0; tick < ticks; tick += 1) {
        const due = state.tick % ticksPerPress === 0;
        const acts = due ? presses[(state.tick / ticksPerPress) % presses.length] : none;
        stepRules(blockFallRules, state, acts, ignore);
      }
    },
  };
}

function dropsOnly(): Candidate {
  const state = begun();
  return {
    name: 'our rules, a hard drop with its lock every tick',
    run(ticks) {
      for (let tick = 0; tick < ticks; tick += 1) stepRules(blockFallRules, state, drop, ignore);
    },
  };
}

function wholeRun(): Candidate {
  const run = createRun(blockFall, { seed: () => 1, config: { invincible: true } });
  run.dispatch({ type: 'start' });
  return {
    name: 'our whole run, rewind included, pieces falling by themselves',
    run(ticks) {
      for (let tick = 0; tick < ticks; tick += 1) run.advance(frameMs);
    },
  };
}

function nanosecondsPerTick(candidate: Candidate): number {
  return (processorMs(() => candidate.run(timedTicks)) * 1e6) / timedTicks;
}

/** Time and bytes of a tick of Block Fall. The candidates take turns within each round. */
export const benchBlockFall: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 21;
  const candidates = [busyRules(), dropsOnly(), wholeRun()];
  const times = candidates.map((): number[] => []);
  const bytes = candidates.map((): number[] => []);
  for (const candidate of candidates) candidate.run(timedTicks);
  for (let round = 0; round < rounds; round += 1) {
    log(`block-fall: round ${round + 1} of ${rounds}`);
    for (let turn = 0; turn < candidates.length; turn += 1) {
      const index = (round + turn) % candidates.length;
      const candidate = candidates[index];
      times[index].push(nanosecondsPerTick(candidate));
      bytes[index].push(allocatedBytes(() => candidate.run(countedTicks)) / countedTicks);
    }
    // Lets the caller's timers and signals run between rounds.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return [
    {
      title: 'Block Fall: one tick',
      columns: ['', 'ns per tick', 'best ns', 'bytes per tick'],
      rows: candidates.map(({ name }, index) => [
        name,
        median(times[index]),
        Math.min(...times[index]),
        Math.max(0, Math.round(median(bytes[index]) ?? 0)),
      ]),
      notes: [
        `Medians of ${rounds} rounds of ${timedTicks.toLocaleString('en-GB')} ticks in one process, in processor time.`,
      ],
    },
  ];
};
