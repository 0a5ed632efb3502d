import { line, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('paper', 'M2 80h96v18H2z') +
  part(
    'glue',
    line('M10 90q8-12 17-2t17 0 17-2 16 4 12 0', 'ink', 9),
    line('M10 90q8-12 17-2t17 0 17-2 16 4 12 0', '#bfeaff', 4),
  ) +
  part(
    'bottle',
    path('paper', 'M36 26h34q8 4 8 14v30q0 8-8 8H36q-8 0-8-8V40q0-10 8-14z'),
    path('#ff4d4d', 'M28 44h50v22H28z'),
    word('paper', 53, 60, 15, 'GLUE'),
    path('#ff4d4d', 'M42 26V14h22v12z'),
    line('M48 17v7m5-7v7m5-7v7', '#c93434', 2),
    path('#ff4d4d', 'm47 14 3-14h6l3 14z'),
    shade('M66 26h4q8 4 8 14v30q0 8-8 8h-8q8-24 4-52z'),
    shine('M33 38q0-7 6-8v12h-6zM33 69h5v5q-5 0-5-5z'),
  );

export const play: ObjectPlay = {
  gesture: 'hold',
  verb: 'Squeeze the glue',
  ends: 'stays',
  numbers: { travel: 1.3, ticks: 8 },
  says: [
    'A crocodile, if you have the confidence.',
    'More glue. It will be dry by a week on Tuesday.',
    'The loo roll has vanished under it.',
  ],
  sound: 'n@0+.12*.3 s300>120@0+.2*.3',
  tick: 'n@0+.05*.12',
  buzz: 10,
  secret: ['hold', 4, 'The whole bottle. You could have covered a car park.'],
  pose: ({ p, held }, at) => {
    at('bottle', {
      turn: 140 * Math.min(1, p * 3),
      x: 34 * p - 24 * Math.min(1, p * 3),
      y: 4 * Math.min(1, p * 3),
      sx: held ? 0.86 : 1,
      oy: 40,
    });
    at('glue', { sx: p, ox: 12, show: p > 0.02 ? 1 : 0 });
  },
};
