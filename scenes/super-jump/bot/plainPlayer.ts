import type { MakeBot } from '../../kit/bot/GameBot';
import { copy, copyInto } from '../../kit/rules/copy';
import { oneIn, seedRng } from '../../kit/rules/rng';
import { stepRules } from '../../kit/rules/stepTick';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import { superJumpRules } from '../rules/superJumpRules';
import { type Leg, surveyLevel } from '../rules/survey';
import { firstLeg } from './firstLeg';
import { foresight, ignore, minThought, slip, think } from './habits';
import { Patrols } from './Patrols';
import { atRest, type Move, Thumbs, Walker } from './Walker';

/** One in this many legs begins with a bad aim and without a look at the enemies. */
const careless = 12;
/** After this many dangerous legs in a row it goes anyway. */
const patience = 5;
/** Ticks that it looks ahead while it moves, and while it stands. */
const glance = 24;
/** Ticks from one glance to the next. */
const beat = 12;
/** Where it jumps to at once, from where it is, when it sees that it would be hit. */
const dodges = [0, -24, 24, -48, 48] as const;

let dream: SuperJumpState | undefined;

/** Whether a leg, or standing still, would cost a life or the game. */
function isDangerous(
  believed: Readonly<SuperJumpState>,
  thumbs: Thumbs,
  leg: Walker | undefined,
  ticks: number,
): boolean {
  dream ??= copy(believed as SuperJumpState);
  copyInto<SuperJumpState>(dream, believed);
  const walker = leg?.copy();
  const pressed = thumbs.copy();
  for (let tick = 0; tick < ticks && !walker?.done && dream.pause === 0; tick += 1) {
    stepRules(superJumpRules, dream, pressed.press(walker?.wish(dream) ?? atRest), ignore);
    if (dream.lives < believed.lives || dream.phase === 'over') return true;
  }
  return false;
}

/**
 * A plain player: takes the shortest route to the next coin and usually avoids enemies. It plans the
 * next leg on its way, as it knows where its own keys lead and how enemies walk; after a slip or a
 * hit it first has to see where that has led.
 */
export const plainPlayer: MakeBot<SuperJumpState> = (seed) => {
  const rng = seedRng(seed);
  const thumbs = new Thumbs();
  const patrols = new Patrols();
  let level = -1;
  let legs: readonly (readonly Leg[])[] = [];
  let walker: Walker | undefined;
  let thought = 0;
  let refused = 0;
  /** The tick of the last slip. What was seen before does not show where it leads. */
  let slipped = 0;

  const isSafe = (believed: SuperJumpState, leg: Walker | undefined, ticks = foresight): boolean =>
    !isDangerous(believed, thumbs, leg, ticks);

  const choose = (believed: SuperJumpState): void => {
    thought = think(rng);
    const leg = firstLeg(believed, legs);
    if (!leg) return;
    if (refused === 0 && oneIn(rng, careless)) {
      walker = slip(rng, leg);
      slipped = believed.tick;
      return;
    }
    refused += 1;
    const direct = new Walker(leg);
    if (refused > patience || isSafe(believed, direct)) {
      refused = 0;
      walker = direct;
    } else if (!isSafe(believed, undefined, glance)) dodge(believed);
  };

  /** Jumps at once, walks to an end of the ledge, or takes any other leg that is safe. */
  const dodge = (believed: SuperJumpState): void => {
    const { hero, standing, ledgeX, ledgeWidth, config } = believed;
    const x = hero[at.x];
    const act = standing < 0 && walker ? walker.leg.act : 'jump';
    const jumps = dodges.map((aside) => {
      // On the far side of a side that wraps it would look for its target for ever.
      const isIn = !believed.wraps || (x + aside >= 0 && x + aside <= believed.width);
      return new Walker({ act, place: x, target: isIn ? x + aside : x }, true);
    });
    const ways = (): Walker[] => {
      if (standing < 0) return [];
      const left = ledgeX[standing];
      const right = left + Math.max(0, ledgeWidth[standing] - config.heroWidth);
      const walks = [left, right].map((place): Move => ({ act: 'walk', place, target: place }));
      return [...walks, ...legs[standing]].map((leg) => new Walker(leg));
    };
    const isWay = (way: Walker): boolean => isSafe(believed, way);
    walker = jumps.find(isWay) ?? ways().find(isWay) ?? walker;
  };

  /** Looks while it moves, and stops or gives way if it would be hit. */
  const lookAhead = (believed: SuperJumpState, moving: Walker): void => {
    if (isSafe(believed, moving, glance)) return;
    if (!moving.acted && isSafe(believed, undefined, glance)) walker = undefined;
    else dodge(believed);
  };

  return (seen, state = seen) => {
    if (state.phase === 'ready') return [{ type: 'start' }];
    if (state.level !== level) {
      level = state.level;
      legs = surveyLevel(state);
      walker = undefined;
      thought = minThought;
      slipped = 0;
      refused = 0;
      patrols.forget();
    }
    if (state.pause > 0) return thumbs.press(atRest);
    if (walker?.done) walker = undefined;
    if (seen.level === level && seen.pause === 0) {
      patrols.watch(seen);
      if (thought > 0) thought -= 1;
      if (seen.tick >= slipped && seen.lives === state.lives) {
        const decides = !walker && state.standing >= 0 && thought === 0;
        if (decides) choose(patrols.believe(seen, state));
        else if (state.tick % beat === 0 && (walker || state.standing >= 0)) {
          const believed = patrols.believe(seen, state);
          if (walker) lookAhead(believed, walker);
          else if (!isSafe(believed, undefined, glance)) dodge(believed);
        }
      }
    }
    return thumbs.press(walker?.wish(state) ?? atRest);
  };
};
