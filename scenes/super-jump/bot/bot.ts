import { defineBot } from '../../kit/bot/GameBot';
import type { SuperJumpState } from '../rules/SuperJumpState';
import { plainPlayer } from './plainPlayer';
import { recorder } from './recorder';

/** The first recordings have a pit in the first level. */
const old = { firstPit: true };

export const bot = defineBot<SuperJumpState>({
  make: plainPlayer,
  recordings: {
    classic: { make: recorder, seed: 1989, config: old },
    wrap: { make: recorder, seed: 1990, config: { ...old, edges: 'wrap', startLevel: '4' } },
    'double-jump': { make: recorder, seed: 1991, config: { ...old, doubleJump: true } },
    ice: { make: recorder, seed: 1992, config: { ...old, ice: true } },
    'level-10': { make: recorder, seed: 1993, config: { ...old, startLevel: '10', extraLives: 6 } },
    invincible: { make: recorder, seed: 1994, config: { ...old, invincible: true, edges: 'wrap' } },
    careful: { make: recorder, seed: 1996, config: { ...old, careful: true } },
    tuned: {
      make: recorder,
      seed: 1995,
      config: { ...old, invincible: true },
      tuning: ['gravity', 0.4],
    },
    'first-level': { make: recorder, seed: 1997 },
    demo: { make: recorder, seed: 24, maxTicks: 1800 },
  },
  report: {
    stage: { name: 'level', of: ({ level }) => level },
    note: 'The bot knows its own keys, so it foresees its own way. By the rules it also works out where enemies have walked since it saw them. It knows where a flyer turns only after it has seen the flyer turn there. It notices a new level, a slip or a hit only when the reaction time has passed. It plans the next leg on its way, decides every 0.13 to 0.35 s, looks five times a second, and begins one leg in twelve with a bad aim and without a look at the enemies. It uses neither the sides of Wrap nor the second jump. In Classic, which is specified and stays as it is, three lives must last for the whole run. On ice enemies are a little slower. In Careful they are fewer and slower, and each level brings a life.',
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
