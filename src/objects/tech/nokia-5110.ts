import { box, ellipse, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('aerial', box('ink', 64, 0, 9, 24, 4)) +
  path('#1d3f8a', 'M26 14q2-4 24-4t26 4q4 20 0 44-2 30-10 36-16 6-32 0-8-6-10-36-4-24 2-44z') +
  part(
    'cover',
    path('blue', 'M26 14q2-4 24-4t26 4q4 20 0 44-2 30-10 36-16 6-32 0-8-6-10-36-4-24 2-44z'),
    box('#a9c48a', 34, 22, 32, 24, 2),
    path('#2f3a1a', 'M37 26h4v3h-4zm0 5h4v3h-4zm22-5h4v8h-4z', 'stroke="none"'),
    ellipse('#d8d5e0', 50, 56, 11, 5),
    ...[0, 1, 2].map((row) =>
      [0, 1, 2]
        .map((column) =>
          ellipse('paper', 38 + column * 12, 68 + row * 8, 4.5, 2.6, 'stroke-width="2"'),
        )
        .join(''),
    ),
    shade('M70 13q4 1 6 4 4 20 0 41-2 30-10 36-3 1-6 2 14-38 10-83z'),
    shine('M29 20q2-4 3-4v24l-2 10q-3-16-1-30z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Pull the face off',
  ends: 'toggles',
  numbers: { travel: 40, angle: 90, stiffness: 190, damping: 12, ticks: 2 },
  says: ({ n }) =>
    n % 2
      ? 'The whole face comes off, on purpose. There is a market stall for others.'
      : 'Click, click, click. One clip is never the same again.',
  sound: 'n@0+.04*.5 n@.08+.04*.4 n@.15+.04*.5',
  tick: 'n@0+.03*.3',
  buzz: 15,
  secret: ['times', 8, 'Eight faces on: a tiger, a flag, and one that glows.'],
  pose: ({ p, found }, at) => {
    at('cover', { y: 18 * p, x: 16 * p, turn: 18 * p });
    at('aerial', { y: found ? -10 : -4 * p });
  },
};
