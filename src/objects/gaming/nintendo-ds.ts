import { box, circle, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'top',
    path('#bdb8cc', 'M14 2h72q5 0 5 5v43H9V7q0-5 5-5z'),
    box('#3a3644', 24, 7, 52, 38, 3),
    patch('#bfeaff', 'M28 11h44v30H28z'),
    patch('#8fe08a', 'M28 36h44v5H28z'),
    part(
      'dog',
      path('#b97c46', 'M38 40q-6-22 12-22t12 22z'),
      path('#7a4a20', 'M39 24q-8 0-7 12 6 2 8-6zm22 0q8 0 7 12-6 2-8-6z', 'stroke-width="2"'),
      path('#f3dcc0', 'M44 40q-3-8 6-8t6 8z', 'stroke="none"'),
      circle('ink', 45, 28, 1.5, 'stroke="none"'),
      circle('ink', 55, 28, 1.5, 'stroke="none"'),
      path('ink', 'M48 32h4l-2 3z', 'stroke="none"'),
      part('tongue', path('pink', 'M48 37h4q1 6-2 6t-2-6z', 'stroke-width="1.5"')),
    ),
    circle('#8d8a97', 16, 26, 1.5, 'stroke="none"'),
    circle('#8d8a97', 84, 26, 1.5, 'stroke="none"'),
    shade('M84 3q6 0 6 5v41h-6z'),
  ) +
  box('#8d8a97', 28, 47, 44, 6, 3) +
  path('#d8d5e0', 'M9 54h82v38q0 5-5 5H14q-5 0-5-5z') +
  box('#3a3644', 26, 57, 48, 36, 3) +
  patch('#8fe08a', 'M30 61h40v28H30z') +
  part('heart', path('pink', 'M50 86c-9-6-12-10-9-15s8-2 9 3c1-5 6-8 9-3s0 9-9 15z')) +
  path('#3a3644', 'M15 66h4v4h4v4h-4v4h-4v-4h-4v-4h4z', 'stroke-width="2"') +
  circle('#3a3644', 82, 67, 3, 'stroke-width="2"') +
  circle('#3a3644', 82, 77, 3, 'stroke-width="2"') +
  shade('M74 94h12q5 0 5-5V54h-5v34q0 6-12 6z') +
  part(
    'pen',
    path('#55525f', 'M60 78l4-8 28-20 5 7-28 20z'),
    path('paper', 'M60 78l4-8 5 7z', 'stroke-width="2"'),
    shine('M68 69l22-16 1 2-22 16z'),
  );

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
