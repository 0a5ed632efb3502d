import {
  defineConfig,
  flag,
  mode,
  number,
  restart,
  type ValuesOf,
  whole,
} from '../../../scenes/kit/rules/config';

/** Every constant of Starter. Lengths are world pixels, speeds pixels per tick of 1/60 s. */
export const starterConfig = defineConfig({
  width: restart.whole(160, 'px', [80, 320], { note: 'Width of the world.' }),
  height: restart.whole(160, 'px', [80, 320], { note: 'Height of the world.' }),
  basketWidth: whole(28, 'px', [8, 80], { note: 'How wide the basket is.' }),
  basketSpeed: whole(3, 'px/tick', [1, 8], { note: 'How fast it moves.' }),
  fallSpeed: number(0.8, 'px/tick', [0.1, 4, 0.1], { note: 'How fast the first apple falls.' }),
  fallGain: number(0.02, 'px/tick', [0, 0.5, 0.01], {
    note: 'How much faster apples fall with each one that is caught.',
  }),
  everyMs: whole(900, 'ms', [100, 5000], { note: 'Time from one apple to the next.' }),
  points: whole(10, 'points', [1, 1000], { note: 'For each apple that is caught.' }),
  lives: whole(3, 'apples', [1, 9], { note: 'This many on the floor end the run.' }),
  start: mode.choice('slow', ['slow', 'fast'], { note: 'Fast apples fall twice as fast.' }),
  invincible: flag(false, { assist: true, note: 'Apples on the floor cost nothing.' }),
});

export type StarterConfig = ValuesOf<typeof starterConfig>;
