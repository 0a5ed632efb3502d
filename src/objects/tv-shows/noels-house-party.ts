import { box, circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#8fd0e8', 'M14 26h56v70H14z') +
  path('#ff4d4d', 'M24 62h36q4 0 4 6v28H20V68q0-6 4-6z') +
  part(
    'victim',
    path('#3b4a9c', 'M26 96q-2-26 16-26t16 26z'),
    path('paper', 'M36 71h12l-6 9z', 'stroke-width="2"'),
    circle('#e9b48a', 42, 58, 13),
    path('#6b4a26', 'M29 56q0-13 13-13t13 13q-6-2-8-6-8 6-18 6z'),
    circle('ink', 37, 58, 1.2, 'stroke-width="1.5"'),
    circle('ink', 47, 58, 1.2, 'stroke-width="1.5"'),
    ellipse('ink', 42, 65, 3, 2.5),
  ) +
  part(
    'gunge',
    path(
      'yellow',
      'M16 30h52v22q-3 16-8 4-4-8-7 14-5 20-10 0-3-14-8-2-5 20-9 2-2-14-6-8-4 0-4-12z',
    ),
    shine('M20 33h4v20h-4z'),
  ) +
  path('none', 'M14 26h56v70H14z') +
  shine('M18 66h4v26h-4z') +
  path('pink', 'M6 4h72l-8 26H14z') +
  circle('yellow', 26, 15, 6) +
  circle('lime', 43, 19, 5) +
  circle('cyan', 59, 14, 6) +
  shade('M64 4h14l-8 26H58z') +
  part(
    'lever',
    line('M86 62V32', 'ink', 9),
    line('M86 62V32', '#8d8a97', 4),
    circle('#ff4d4d', 86, 26, 9),
    shine('M80 24q1-4 5-5l-2 6z'),
  ) +
  box('#55525f', 76, 56, 20, 24, 3);

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Pull the lever',
  ends: 'toggles',
  numbers: { travel: 30, angle: 90, stiffness: 40, damping: 8 },
  says: ({ n }) =>
    n % 2
      ? 'Down it comes, and there was somebody’s bank manager under it.'
      : 'Hosed down. The tank fills again.',
  sound: 'n@0+.5*.3 s200>60@.05+.5*.4 s160>50@.4+.4*.3',
  buzz: 40,
  secret: ['times', 8, 'Eight gungings. Something large, pink and spotted is at the door.'],
  pose: ({ p }, at) => {
    at('gunge', { sy: 0.25 + 1.1 * Math.max(0, p), oy: 30 });
    at('lever', { turn: 120 * p, ox: 86, oy: 64 });
    at('victim', { sy: 1 - 0.06 * Math.max(0, p), oy: 96 });
  },
};
