import { defineBot, type MakeBot } from '../../kit/bot/GameBot';
import { copy } from '../../kit/rules/copy';
import { below, oneIn, seedRng } from '../../kit/rules/rng';
import { stepRules } from '../../kit/rules/stepTick';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import { superJumpRules } from '../rules/superJumpRules';
import { type Leg, surveyLevel } from '../rules/survey';
import { type Move, Thumbs, Walker } from './Walker';

/** Ticks that the bot takes to decide: at least, and at most on top of that. */
const minThought = 8;
const moreThought = 14;
/** On one in this many legs the bot ignores enemies and aims badly. */
const careless = 24;
/** After this many dangerous legs in a row it goes anyway. */
const patience = 30;
const worstAim = 14;
/** Ticks that it looks ahead before it acts, and while it decides. */
const foresight = 70;
const glance = 20;

const ignore = (): void => {};

/** Whether beginning a leg now, or standing still, would cost a life or the game. */
function isDangerous(
  state: Readonly<SuperJumpState>,
  leg: Move | undefined,
  ticks = foresight,
): boolean {
  const dream = copy(state as SuperJumpState);
  dream.leftHeld = false;
  dream.rightHeld = false;
  dream.direction = 0;
  const walker = leg && new Walker(leg);
  const thumbs = new Thumbs();
  for (let tick = 0; tick < ticks && !walker?.done && dream.pause === 0; tick += 1) {
    stepRules(superJumpRules, dream, walker ? thumbs.press(walker.wish(dream)) : [], ignore);
    if (dream.lives < state.lives || dream.phase === 'over') return true;
  }
  return false;
}

/** The first leg of the shortest route to a remaining coin. */
function firstLeg(
  state: Readonly<SuperJumpState>,
  legs: readonly (readonly Leg[])[],
): Leg | undefined {
  const wanted = (leg: Leg): boolean => {
    for (const coin of leg.coins) if (state.coinTaken[coin] === 0) return true;
    return false;
  };
  const first = new Map<number, Leg | undefined>([[state.standing, undefined]]);
  for (const [ledge, before] of first) {
    for (const leg of legs[ledge]) if (wanted(leg)) return before ?? leg;
    for (const leg of legs[ledge]) if (!first.has(leg.to)) first.set(leg.to, before ?? leg);
  }
  return undefined;
}

/** A plain player: takes the shortest route to the next coin and usually avoids enemies. */
const make: MakeBot<SuperJumpState> = (seed) => {
  const rng = seedRng(seed);
  const thumbs = new Thumbs();
  let level = -1;
  let legs: readonly (readonly Leg[])[] = [];
  let walker: Walker | undefined;
  let thought = 0;
  let refused = 0;

  const choose = (state: Readonly<SuperJumpState>): void => {
    const leg = firstLeg(state, legs);
    const slips = oneIn(rng, careless);
    thought = minThought + below(rng, moreThought);
    if (!leg) return;
    if (slips) {
      const miss = below(rng, 2 * worstAim + 1) - worstAim;
      walker = new Walker({ ...leg, target: leg.target + miss });
      return;
    }
    refused += 1;
    if (refused > patience || !isDangerous(state, leg)) {
      refused = 0;
      walker = new Walker(leg);
    } else if (isDangerous(state, undefined)) walker = evasion(state);
  };

  /** A hop on the spot, or any other leg that is safe. */
  const evasion = (state: Readonly<SuperJumpState>): Walker | undefined => {
    const { hero, standing } = state;
    const x = hero[at.x];
    const hop: Move = { act: 'jump', place: x, target: x };
    const safe = [hop, ...legs[standing]].find((leg) => !isDangerous(state, leg));
    return safe && new Walker(safe);
  };

  return (seen, state = seen) => {
    if (state.phase === 'ready') return [{ type: 'start' }];
    if (state.level !== level) {
      level = state.level;
      legs = surveyLevel(state);
      walker = undefined;
      thought = minThought;
    }
    if (state.pause > 0) return thumbs.press({ direction: 0, jump: false, drop: false });
    if (walker?.done) walker = undefined;
    // It foresees the patrols, which never change, but begins to think when it sees where it is.
    const isSeen = seen.level === level && seen.pause === 0 && seen.standing === state.standing;
    if (!walker && state.standing >= 0 && isSeen) {
      if (thought > 0) {
        thought -= 1;
        if (thought % 6 === 0 && isDangerous(state, undefined, glance)) walker = evasion(state);
      } else choose(state);
    }
    return thumbs.press(walker?.wish(state) ?? { direction: 0, jump: false, drop: false });
  };
};

/** The first recordings have a pit in the first level. */
const old = { firstPit: true };

export const bot = defineBot<SuperJumpState>({
  make,
  recordings: {
    classic: { seed: 1989, config: old },
    wrap: { seed: 1990, config: { ...old, edges: 'wrap', startLevel: '4' } },
    'double-jump': { seed: 1991, config: { ...old, doubleJump: true } },
    ice: { seed: 1992, config: { ...old, ice: true } },
    'level-10': { seed: 1993, config: { ...old, startLevel: '10', extraLives: 6 } },
    invincible: { seed: 1994, config: { ...old, invincible: true, edges: 'wrap' } },
    careful: { seed: 1996, config: { ...old, careful: true } },
    tuned: { seed: 1995, config: { ...old, invincible: true }, tuning: ['gravity', 0.4] },
    'first-level': { seed: 1997 },
    demo: { seed: 24, maxTicks: 1800 },
  },
  report: {
    stage: { name: 'level', of: ({ level }) => level },
    note: 'The bot foresees the patrols, which never change, but begins to think only when it has seen where it landed; then it thinks for 0.13 to 0.35 s. On one leg of 24 it ignores enemies and aims badly. It uses neither the sides of Wrap nor the second jump. In Classic, which is specified and stays as it is, three lives must last for the whole run. Careful is the fair mode: its enemies are fewer and slower, and each level brings a life.',
    cause: ({ cause }) => (cause === 'fall' ? 'fell out' : 'enemies'),
  },
  // Over the ledges on which the enemies walk.
  soonestEnd: [
    { control: 'left', ticks: 30 },
    { control: 'up', ticks: 22 },
    { control: 'right', ticks: 15 },
  ],
  endless: { config: { invincible: true }, pressed: ['left', 'right'] },
});
