import { byEvent } from '../../../scenes/kit/rules/byEvent';
import { counted } from '../../../scenes/kit/rules/words';
import type { StarterState } from './rules/StarterState';
import type { StarterTypes } from './rules/starterRules';

/** Where the lowest apple is, seen from the basket. */
function whereLowest({ basketX, config, appleX, appleY, falling }: Readonly<StarterState>): string {
  let lowest = -1;
  for (let apple = 0; apple < appleX.length; apple += 1) {
    if (falling[apple] === 1 && (lowest < 0 || appleY[apple] > appleY[lowest])) lowest = apple;
  }
  if (lowest < 0) return 'No apple is falling.';
  const by = Math.round(appleX[lowest] - basketX - config.basketWidth / 2);
  if (by === 0) return 'The next apple is straight above.';
  return `The next apple is ${Math.abs(by)} to the ${by < 0 ? 'left' : 'right'}.`;
}

/** The sentence for the live region; undefined for events that need none. */
export const narrateStarter = byEvent<StarterTypes, string | undefined>({
  started: () => 'Apples fall. Catch them.',
  caught: (_, state) => `Caught. Score ${state.score}. ${whereLowest(state)}`,
  dropped: (_, state) =>
    `Dropped. ${counted(state.lives, 'life', 'lives')} left. ${whereLowest(state)}`,
  ended: (_, state) => `Game over. Score ${state.score}.`,
});
