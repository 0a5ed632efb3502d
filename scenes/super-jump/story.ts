import { causeOf } from '../kit/rules/causeOf';
import { counted } from '../kit/rules/words';
import type { Story } from '../kit/Story';
import {
  at,
  enemyHeight,
  enemyKind,
  enemyWidth,
  type SuperJumpState,
} from './rules/SuperJumpState';
import type { SuperJumpTypes } from './rules/superJumpRules';

const deaths = ['lifeLost', 'ended'] as const;
const acts = {
  'A jump': { type: 'press', button: 'jump' },
  'Letting go of the jump': { type: 'release', button: 'jump' },
  'Going left': { type: 'press', button: 'left' },
  'Letting go of left': { type: 'release', button: 'left' },
  'Going right': { type: 'press', button: 'right' },
  'Letting go of right': { type: 'release', button: 'right' },
  'Dropping through the ledge': { type: 'press', button: 'down' },
} as const;

/** The enemy whose box the hero's lies over the farthest. */
function met(state: Readonly<SuperJumpState>): number {
  const { hero, config } = state;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let enemy = 0; enemy < state.enemyCount; enemy += 1) {
    const across = state.enemyX[enemy] + enemyWidth / 2 - (hero[at.x] + config.heroWidth / 2);
    const down = state.enemyY[enemy] + enemyHeight / 2 - (hero[at.y] + config.heroHeight / 2);
    const apart = Math.abs(across) + Math.abs(down);
    if (apart < least) [best, least] = [enemy, apart];
  }
  return best;
}

function whatHappened(state: Readonly<SuperJumpState>, falling: boolean): string {
  const { hero, config } = state;
  if (falling) {
    return state.jumping
      ? 'You fell out of the level after a jump that found no ledge.'
      : 'You fell out of the level without a jump.';
  }
  const enemy = met(state);
  const name = state.enemyKind[enemy] === enemyKind.walker ? 'walker' : 'flyer';
  const isLeft = state.enemyX[enemy] + enemyWidth / 2 < hero[at.x] + config.heroWidth / 2;
  const how = state.standing >= 0 ? 'on a ledge' : hero[at.vy] < 0 ? 'rising' : 'falling';
  const left = state.lives > 0 ? ` ${counted(state.lives, 'life', 'lives')} left.` : '';
  return `A ${name} touched you from the ${isLeft ? 'left' : 'right'} while you were ${how}.${left}`;
}

export const story: Story<SuperJumpTypes> = {
  marks: {
    coinTaken: 'Coin',
    starTaken: 'Star',
    levelCleared: 'Level',
    lifeLost: 'Life lost',
    ended: 'End',
  },
  deaths,
  why(recording, tick) {
    recording.seek(tick);
    const { state } = recording;
    const ended = state.phase === 'over';
    const falling = ended && state.cause === 'fall';
    const happened = whatHappened(state, falling);
    return causeOf(recording, tick, ended ? 'ended' : 'lifeLost', happened, acts, deaths, [
      'saved you',
      'single press',
    ]);
  },
  loadOverlay: async () => (await import('./view/overlay')).overlay,
};
