import { circle, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'egg',
    path('paper', 'M24 42q-8-16 12-16 6-10 20-4 20-4 20 12 8 14-10 16-12 12-24 4-16 2-18-12z'),
    circle('yellow', 48, 37, 11),
    shine('M41 36q1-6 7-7l-2 5z'),
  ) +
  part(
    'pan',
    path('#55525f', 'M8 52h78q-2 24-20 26H28Q10 76 8 52z'),
    path('#8d8a97', 'M4 48h86v7H4z'),
    shade('M66 55h20q-2 22-20 23H50q14-6 16-23z'),
    path('orange', 'M84 52h16v-8H88z'),
  ) +
  part(
    'flames',
    path(
      'orange',
      'M26 96q-6-10 4-14 0 6 4 6 0-6 6-8 0 8 8 16zm30 0q-4-8 4-14 2 6 6 8 0-4 4-8 8 6 2 14z',
    ),
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Toss the egg',
  numbers: { travel: 30, angle: 270, stiffness: 55, damping: 6, rest: 0.3 },
  says: [
    'Sunny side up, and you are three minutes late already.',
    'It has landed. Not on the plate, but it has landed.',
    'Somebody in the garden is shouting, and it is not the neighbours.',
  ],
  sound: 'n@0+.08*.3 s300>900@0+.25*.2 n@.6+.5*.25',
  buzz: 12,
  secret: ['speed', 14, 'Stuck to the ceiling. There are two others up there.'],
  pose: ({ p, found }, at) => {
    at('egg', { y: p > 0 ? -52 * p + (found ? -6 : 0) : 8 * p, turn: 360 * p, oy: 38 });
    at('pan', { turn: -14 * p, ox: 90, oy: 60 });
    at('flames', { sy: 1 + 0.3 * Math.sin(p * 20), oy: 96 });
  },
};
