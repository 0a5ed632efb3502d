import { box, circle, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'top',
    path('#bdb8cc', 'M14 4h72q4 0 4 4v40H10V8q0-4 4-4z'),
    box('ink', 28, 10, 44, 32, 2),
    patch('#bfeaff', 'M30 12h40v28H30z'),
    part(
      'dog',
      path('#b97c46', 'M42 34q-2-14 4-14l3 3h4l3-3q6 0 4 14z'),
      circle('ink', 47, 28, 1.5),
      circle('ink', 54, 28, 1.5),
      part('tongue', path('pink', 'M49 32h4q1 6-2 6t-2-6z', 'stroke-width="1.5"')),
    ),
    shade('M82 5h4q4 0 4 4v38h-8z'),
  ) +
  path('#d8d5e0', 'M10 50h80v42q0 4-4 4H14q-4 0-4-4z') +
  box('ink', 28, 56, 44, 34, 2) +
  patch('#8fe08a', 'M30 58h40v30H30z') +
  part('heart', path('pink', 'M50 84c-8-5-11-9-8-13s7-2 8 2c1-4 5-6 8-2s0 8-8 13z')) +
  path('#55525f', 'M16 66h4v4h4v4h-4v4h-4v-4h-4v-4h4z', 'stroke-width="2"') +
  circle('#55525f', 80, 68, 3) +
  circle('#55525f', 80, 78, 3) +
  part('pen', path('#55525f', 'M62 78 92 54l4 5-30 22z'));

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Stroke the screen',
  numbers: { travel: 3, rest: 1, stiffness: 90, damping: 8, ticks: 6 },
  says: [
    'It likes that. It has told you so, in Japanese and hearts.',
    'The other screen is for looking at.',
    'The pen has gone down the sofa. Use a thumb.',
  ],
  sound: 't660>990@0+.1*.25 t660>990@.16+.1*.25 s1320@.35+.3*.2',
  tick: 'n@0+.02*.12',
  buzz: 8,
  secret: ['times', 7, 'You have shouted its name on the bus, and it came.'],
  pose: ({ p, x, y }, at) => {
    at('pen', { x: x * 1.4, y: y * 1.2 });
    at('heart', { size: 0.2 + 0.9 * p, oy: 74, show: p > 0.05 ? 1 : 0 });
    at('dog', { y: -4 * Math.abs(Math.sin(p * 14)), turn: 6 * Math.sin(p * 14), oy: 36 });
    at('tongue', { sy: 0.4 + p, oy: 32 });
  },
};
