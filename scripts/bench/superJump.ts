import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { superJumpConfig } from '../../scenes/super-jump/config';
import { superJump } from '../../scenes/super-jump/game';
import { generateLevel } from '../../scenes/super-jump/rules/generateLevel';
import type { Button, SuperJumpAction } from '../../scenes/super-jump/rules/SuperJumpAction';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';
import { allocatedBytes } from './collectGarbage';
import type { Bench } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';

const timedTicks = 400_000;
const countedTicks = 6_000;
const timedLevels = 400;
const frameMs = 1000 / 60;
const none: readonly SuperJumpAction[] = [];

/** A restless player: back and forth, with a jump at every other press. Falls cost no life. */
const beat: readonly Button[] = ['right', 'jump', 'left', 'jump'];
const ticksPerPress = 9;
const presses = beat.map((button): readonly SuperJumpAction[] => [{ type: 'press', button }]);
const releases = beat.map((button): readonly SuperJumpAction[] => [{ type: 'release', button }]);

type Candidate = Readonly<{ name: string; run: (ticks: number) => void }>;

function ignore(): void {}

function endless(startLevel: '1' | '10') {
  return { ...defaultsOf(superJumpConfig), invincible: true, startLevel };
}

/** The coins are out of reach, so that the level stays the same. */
function rulesAlone(name: string, startLevel: '1' | '10'): Candidate {
  const state = superJumpRules.start(endless(startLevel), 1);
  stepRules(superJumpRules, state, [{ type: 'start' }], ignore);
  state.coinX.fill(-100);
  return {
    name,
    run(ticks) {
      for (let tick = 0; tick < ticks; tick += 1) {
        const turn = Math.floor(state.tick / ticksPerPress);
        let acts = none;
        if (state.tick % ticksPerPress === 0) acts = presses[turn % beat.length];
        else if (state.tick % ticksPerPress === 7) acts = releases[turn % beat.length];
        stepRules(superJumpRules, state, acts, ignore);
      }
      if (state.phase !== 'playing') throw new Error(`the hero of "${name}" is dead`);
    },
  };
}

function wholeRun(): Candidate {
  const config = { invincible: true, coins: 30 };
  const run = createRun(superJump, { seed: () => 1, config });
  run.dispatch({ type: 'start' });
  return {
    name: 'our whole run, rewind included, the hero standing',
    run(ticks) {
      for (let tick = 0; tick < ticks; tick += 1) run.advance(frameMs);
    },
  };
}

function millisecondsPerLevel(startLevel: '1' | '10'): number {
  const state = superJumpRules.start(endless(startLevel), 1);
  const all = processorMs(() => {
    for (let level = 0; level < timedLevels; level += 1) generateLevel(state);
  });
  return all / timedLevels;
}

/**
 * Time and bytes of a tick of Super Jump, and of generating a level. The candidates take turns
 * within each round.
 */
export const benchSuperJump: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 21;
  const candidates = [
    rulesAlone('our rules on level 1', '1'),
    rulesAlone('our rules on level 10', '10'),
    wholeRun(),
  ];
  const levels = ['1', '10'] as const;
  const times = candidates.map((): number[] => []);
  const bytes = candidates.map((): number[] => []);
  const layings = levels.map((): number[] => []);
  for (const candidate of candidates) candidate.run(timedTicks);
  for (let round = 0; round < rounds; round += 1) {
    log(`super-jump: round ${round + 1} of ${rounds}`);
    for (let turn = 0; turn < candidates.length; turn += 1) {
      const index = (round + turn) % candidates.length;
      const candidate = candidates[index];
      const ms = processorMs(() => candidate.run(timedTicks));
      times[index].push((ms * 1e6) / timedTicks);
      bytes[index].push(allocatedBytes(() => candidate.run(countedTicks)) / countedTicks);
    }
    for (const [index, level] of levels.entries()) {
      layings[index].push(millisecondsPerLevel(level));
    }
    // Lets the caller's timers and signals run between rounds.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const note = `Medians of ${rounds} rounds in one process, in processor time.`;
  return [
    {
      title: 'Super Jump: one tick',
      columns: ['', 'ns per tick', 'best ns', 'bytes per tick'],
      rows: candidates.map(({ name }, index) => [
        name,
        median(times[index]),
        Math.min(...times[index]),
        Math.max(0, Math.round(median(bytes[index]) ?? 0)),
      ]),
      notes: [`${note} ${timedTicks.toLocaleString('en-GB')} ticks a round.`],
    },
    {
      title: 'Super Jump: generating and proving a level',
      columns: ['', 'ms per level', 'best ms'],
      rows: levels.map((level, index) => [
        `level ${level}`,
        median(layings[index]),
        Math.min(...layings[index]),
      ]),
      notes: [note],
    },
  ];
};
