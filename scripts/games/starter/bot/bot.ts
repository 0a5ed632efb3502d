import { defineBot } from '../../../../scenes/kit/bot/GameBot';
import { oneIn, seedRng } from '../../../../scenes/kit/rules/rng';
import type { StarterAction } from '../rules/StarterAction';
import type { StarterState } from '../rules/StarterState';

/** Ticks between two decisions. Once in so many decisions the bot pauses for a second. */
const lookEvery = 12;
const careless = 14;
const awayTicks = 60;

/** The direction in which the basket should move: towards the lowest apple. */
function wish(state: Readonly<StarterState>): -1 | 0 | 1 {
  const { falling, appleX, appleY, basketX, config } = state;
  let lowest = -1;
  for (let apple = 0; apple < falling.length; apple += 1) {
    if (falling[apple] === 1 && (lowest < 0 || appleY[apple] > appleY[lowest])) lowest = apple;
  }
  const by = lowest < 0 ? 0 : appleX[lowest] - basketX - config.basketWidth / 2;
  if (Math.abs(by) < 6) return 0;
  return by < 0 ? -1 : 1;
}

export const bot = defineBot<StarterState>({
  /** A simple player: it moves under the lowest apple, a little late, and pauses at times. */
  make: (seed) => {
    const rng = seedRng(seed);
    let lookAt = 0;
    return (state): readonly StarterAction[] => {
      if (state.phase === 'ready') return [{ type: 'start' }];
      if (state.tick < lookAt) return [];
      lookAt = state.tick + (oneIn(rng, careless) ? awayTicks : lookEvery);
      const wanted = wish(state);
      const actions: StarterAction[] = [];
      if (state.leftHeld && wanted !== -1) actions.push({ type: 'release', button: 'left' });
      if (state.rightHeld && wanted !== 1) actions.push({ type: 'release', button: 'right' });
      if (!state.leftHeld && wanted === -1) actions.push({ type: 'press', button: 'left' });
      if (!state.rightHeld && wanted === 1) actions.push({ type: 'press', button: 'right' });
      return actions;
    };
  },
  recordings: {
    classic: { seed: 1 },
    fast: { seed: 2, config: { start: 'fast' } },
  },
  report: {
    stage: { name: 'tens caught', of: ({ caught }) => 1 + Math.floor(caught / 10) },
    cause: () => 'apples on the floor',
  },
  // Moves into the corner and stays there.
  soonestEnd: [{ control: 'left', ticks: 300 }],
  // React's view gets new props for each event, so there should be few events.
  endless: { config: { invincible: true, everyMs: 5000 }, pressed: ['left', 'right'] },
});
