import { line, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('paper', 'M4 82h92v14H4z') +
  part('glue', line('M12 90q8-10 16-2t16 0 16-2 14 4', 'cyan', 5)) +
  part(
    'bottle',
    path('paper', 'M38 32h30q6 4 6 12v20q0 8-6 8H38q-6 0-6-8V44q0-8 6-12z'),
    path('#ff4d4d', 'M32 46h42v14H32z'),
    word('paper', 53, 57, 11, 'GLUE'),
    path('yellow', 'M44 32V22h18v10z'),
    path('#ff4d4d', 'm48 22 3-16h4l3 16z'),
    shade('M64 32h4q6 4 6 12v20q0 8-6 8h-8z'),
    shine('M36 40q0-5 5-6v10h-5z'),
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
