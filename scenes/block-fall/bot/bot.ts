import { type Bot, defineBot, type MakeBot } from '../../kit/bot/GameBot';
import { below, oneIn, seedRng } from '../../kit/rules/rng';
import type { BlockFallAction, Button } from '../rules/BlockFallAction';
import type { BlockFallState } from '../rules/BlockFallState';
import { isFinished, isPaced, leftToClear } from '../rules/variants';
import { bestPlacement, buttonTowards, type Placement } from './placement';

/** Ticks that the bot takes to notice a new piece, and between two presses. */
const thought = 18;
const pace = 7;
/** One in this many pieces the bot misplaces by a column or two. */
const careless = 24;
const worstAim = 2;
/** After this many presses the piece cannot reach its target and is dropped where it is. */
const patience = 12;

/** How far a run came: its level, or in the variants without levels its lines or rows. */
function stageOf(state: Readonly<BlockFallState>): number {
  const { config, level, lines } = state;
  if (config.variant === 'dig') return 1 + config.digRows - (leftToClear(state) ?? 0);
  return isPaced(config) ? level : 1 + Math.floor(lines / 10);
}

/** A plain player: chooses the best target, presses at human speed, and sometimes misses. */
const make: MakeBot<BlockFallState> = (seed): Bot<BlockFallState> => {
  const rng = seedRng(seed);
  let piece = -1;
  let presses = 0;
  let nextPress = 0;
  let goal: Placement = { rotation: 0, x: 0 };
  return (seen, state = seen): readonly BlockFallAction[] => {
    if (state.phase === 'ready') return [{ type: 'start' }];
    if (seen.pieces !== piece) {
      piece = seen.pieces;
      presses = 0;
      nextPress = state.tick + thought;
      const best = bestPlacement(seen);
      const miss = oneIn(rng, careless) ? below(rng, 2 * worstAim + 1) - worstAim : 0;
      goal = { ...best, x: best.x + miss };
    }
    // After a drop no key is pressed until the next piece has been seen.
    if (state.pieces !== piece || state.tick < nextPress) return [];
    nextPress = state.tick + pace;
    presses += 1;
    const button = presses < patience ? buttonTowards(state, goal) : 'drop';
    return tap(button);
  };
};

type Manner = Readonly<{
  /** Ticks from one press to the next. */
  pace?: number;
  /** Lets every piece fall where it spawns, so that the game ends. */
  careless?: boolean;
  /** Holds every n-th piece. */
  holdEvery?: number;
}>;
/** Like `patience`, for a player who never misses. */
const morePatience = 16;

function tap(button: Button): readonly BlockFallAction[] {
  return [
    { type: 'press', button },
    { type: 'release', button },
  ];
}

/** A player for recordings, with regular presses. */
function steady({
  pace: beat = 3,
  careless: drops,
  holdEvery,
}: Manner = {}): MakeBot<BlockFallState> {
  return () => {
    let piece = 0;
    let presses = 0;
    let goal: Placement | undefined;
    return (state) => {
      if (state.phase === 'ready') return [{ type: 'start' }];
      if (state.phase !== 'playing' || state.tick % beat !== 0) return [];
      const isNew = state.pieces !== piece;
      if (isNew) {
        piece = state.pieces;
        presses = 0;
        goal = drops ? undefined : bestPlacement(state);
      }
      presses += 1;
      const press = goal && presses < morePatience ? buttonTowards(state, goal) : 'drop';
      const holds = isNew && holdEvery !== undefined && piece % holdEvery === 0;
      return holds ? [...tap('hold'), ...tap(press)] : tap(press);
    };
  };
}

const careful = steady();
const dropping = steady({ pace: 9, careless: true });

export const bot = defineBot<BlockFallState>({
  make,
  recordings: {
    classic: { make: careful, seed: 1990 },
    'to-the-top': { make: dropping, seed: 1991 },
    'level-nine': { make: careful, seed: 1992, config: { startLevel: 9 } },
    hold: { make: steady({ holdEvery: 5 }), seed: 1993 },
    'wide-well': { make: careful, seed: 1994, config: { columns: 14, rows: 16 } },
    'instant-keys': {
      make: careful,
      seed: 1995,
      config: { repeatMs: 0, delayedShiftMs: 17, softDropMs: 0 },
    },
    'three-lives': { make: dropping, seed: 1996, config: { extraLives: 3 } },
    tuned: { make: careful, seed: 1997, tuning: ['fallMs', 200] },
    sprint: { make: careful, seed: 1998, config: { variant: 'sprint' } },
    blitz: { make: careful, seed: 1999, config: { variant: 'blitz' } },
    zen: { make: dropping, seed: 2000, config: { variant: 'zen' } },
    dig: { make: careful, seed: 2001, config: { variant: 'dig' } },
    modern: { make: careful, seed: 2002, config: { variant: 'modern', startLevel: 9 } },
    demo: { seed: 15, maxTicks: 1800 },
  },
  report: {
    stage: { name: 'level', of: stageOf },
    stageIn: ({ variant, sprintLines, digRows, blitzMs }) => {
      if (variant === 'sprint') return { name: 'ten lines', count: Math.ceil(sprintLines / 10) };
      if (variant === 'dig') return { name: 'row', count: digRows };
      // More than ten lines in half a minute are not expected of anybody.
      if (variant === 'blitz') return { name: 'level', count: Math.ceil(blitzMs / 30_000) };
      return { name: variant === 'zen' ? 'ten lines' : 'level' };
    },
    note: 'The bot sees a new piece late, takes 0.3 s to choose its place, presses a key every 0.12 s, and misplaces one piece in 24. It never holds a piece. Sprint ends after 40 lines, Dig after ten rows and Blitz after two minutes, for which four levels are shown. Zen has no end, so it shows how far ten minutes lead. From level 9 on a piece falls a row in 0.1 s, and in Modern faster still.',
    cause: (state) => (isFinished(state) ? 'finished' : 'full well'),
  },
  soonestEnd: [{ control: 'drop', ticks: 0 }],
  endless: { config: { invincible: true }, pressed: ['left', 'right', 'cw', 'drop'] },
});
