import type { MakeBot } from '../../kit/bot/GameBot';
import { copy } from '../../kit/rules/copy';
import { oneIn, seedRng } from '../../kit/rules/rng';
import { stepRules } from '../../kit/rules/stepTick';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import { superJumpRules } from '../rules/superJumpRules';
import { type Leg, surveyLevel } from '../rules/survey';
import { firstLeg } from './firstLeg';
import { foresight, ignore, minThought, slip, think } from './habits';
import { atRest, type Move, Thumbs, Walker } from './Walker';

/** On one in this many legs the bot ignores enemies and aims badly. */
const careless = 24;
/** After this many dangerous legs in a row it goes anyway. */
const patience = 30;
/** Ticks that it looks ahead while it decides. */
const glance = 20;

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

/**
 * The player of the golden recordings. It begins to think when it has landed, and does not look
 * again until it lands.
 */
export const recorder: MakeBot<SuperJumpState> = (seed) => {
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
    thought = think(rng);
    if (!leg) return;
    if (slips) {
      walker = slip(rng, leg);
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

  return (state) => {
    if (state.phase === 'ready') return [{ type: 'start' }];
    if (state.level !== level) {
      level = state.level;
      legs = surveyLevel(state);
      walker = undefined;
      thought = minThought;
    }
    if (state.pause > 0) return thumbs.press(atRest);
    if (walker?.done) walker = undefined;
    if (!walker && state.standing >= 0) {
      if (thought > 0) {
        thought -= 1;
        if (thought % 6 === 0 && isDangerous(state, undefined, glance)) walker = evasion(state);
      } else choose(state);
    }
    return thumbs.press(walker?.wish(state) ?? atRest);
  };
};
