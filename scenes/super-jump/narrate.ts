import { byEvent } from '../kit/rules/byEvent';
import { counted } from '../kit/rules/words';
import { medalNames, medalTicks, rankOf, secondsOf } from './medals';
import { bringsLife } from './rules/contacts';
import { at, type SuperJumpState } from './rules/SuperJumpState';
import type { SuperJumpTypes } from './rules/superJumpRules';

/** Offsets below this count as level with, above or below the hero; pixels. */
const near = 24;

/** A position relative to the hero: "above, to the right". */
function whereFromHero({ hero }: Readonly<SuperJumpState>, x: number, y: number): string {
  const across = x - hero[at.x];
  const down = y - hero[at.y];
  const height = Math.abs(down) < near ? '' : down < 0 ? 'above' : 'below';
  const side = Math.abs(across) < near ? '' : `to the ${across < 0 ? 'left' : 'right'}`;
  return [height, side].filter(Boolean).join(', ') || 'right here';
}

/** The position of the nearest coin that is left. */
export function nearestCoin(state: Readonly<SuperJumpState>): string {
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let coin = 0; coin < state.coinCount; coin += 1) {
    if (state.coinTaken[coin] === 1) continue;
    const across = Math.abs(state.coinX[coin] - state.hero[at.x]);
    const distance = across + Math.abs(state.coinY[coin] - state.hero[at.y]);
    if (distance >= bestDistance) continue;
    best = coin;
    bestDistance = distance;
  }
  if (best < 0) return '';
  return `The nearest coin is ${whereFromHero(state, state.coinX[best], state.coinY[best])}.`;
}

function whatAwaits({ coinCount, enemyCount }: Readonly<SuperJumpState>): string {
  const coins = counted(coinCount, 'coin', 'coins');
  return enemyCount === 0 ? coins : `${coins}, ${counted(enemyCount, 'enemy', 'enemies')}`;
}

const ends = {
  fall: 'You fell out of the level.',
  enemy: 'No lives left.',
} as const;

export const narrateSuperJump = byEvent<SuperJumpTypes, string | undefined>({
  levelBegan: (_, state) =>
    `Level ${state.level}. ${whatAwaits(state)}. Gold within ${secondsOf(medalTicks(state)[0])} seconds. ${nearestCoin(state)}`,
  coinTaken: (_, state) =>
    state.coinsLeft === 0 ? undefined : `Coin. ${state.coinsLeft} left. ${nearestCoin(state)}`,
  starTaken: (_, state) =>
    `Star, ${state.config.starPoints} points. Nothing can hurt you for a while.`,
  starFaded: () => 'The star has faded.',
  lifeLost: (_, state) =>
    state.lives === 0 ? undefined : `Ouch. ${counted(state.lives, 'life', 'lives')} left.`,
  rescued: () => 'Set back on the last ledge.',
  levelCleared: (event, state) => {
    const medal = medalNames[rankOf(state)];
    const time = `${secondsOf(state.levelTicks)} seconds${medal && `, ${medal}`}`;
    return `Level ${state.level} complete: ${time}. Bonus ${event.bonus}, score ${state.score}.${bringsLife(state) ? ' One more life.' : ''}`;
  },
  ended: (event, state) =>
    `${ends[event.cause]} Game over. Score ${state.score}, level ${state.level}.`,
});
