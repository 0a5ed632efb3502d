import { circle, line, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('purple', 'M14 2h72v96H14z') +
  path(
    '#8f63e0',
    'M14 2l4 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 8-6v10H14zM14 98l4-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 8 6V88H14z',
  ) +
  part(
    'frog',
    path('lime', 'M26 66q-2-30 24-30t24 30q-2 18-24 18T26 66z'),
    circle('lime', 36, 36, 11),
    circle('lime', 64, 36, 11),
    circle('paper', 36, 35, 7),
    circle('paper', 64, 35, 7),
    circle('ink', 37, 36, 3),
    circle('ink', 63, 36, 3),
    part('smile', line('M34 62q16 14 32 0', 'ink', 3)),
    line('M26 84q-6-8 4-14m44 14q6-8-4-14', 'ink', 3),
    shade('M66 46q8 6 8 20-2 18-24 18 20-10 16-38z'),
  ) +
  part(
    'star',
    path('yellow', 'm78 6 4 8 9 1-6 7 1 9-8-4-8 4 1-9-6-7 9-1z'),
    word('ink', 78, 22, 8, '10p'),
  ) +
  shine('M18 16h4v56h-4z');

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Buy one',
  numbers: { stiffness: 150, damping: 6, rest: 0.5 },
  says: ({ n }) => `${9 + n}p. It was ${8 + n}p a moment ago.`,
  sound: 's784@0+.06*.25 s1047@.07+.2*.25 n@.3+.1*.2',
  buzz: 10,
  secret: ['times', 11, 'Eleven bought, and the economy is measured in frogs now.'],
  pose: ({ p, n, v }, at) => {
    at('frog', {
      y: -22 * Math.max(0, p),
      sy: 1 + 0.03 * v,
      size: Math.max(0.6, 1 - 0.02 * n),
      oy: 84,
    });
    at('star', { size: 1 + 0.25 * p, ox: 78, oy: 18, text: `${10 + n}p` });
    at('smile', { sy: n > 5 ? -1 : 1, oy: 66 });
  },
};
