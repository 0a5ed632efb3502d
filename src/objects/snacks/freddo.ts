import { circle, line, part, patch, path, shade, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'frog',
    path('#7a4320', 'M26 60q-4 34 24 34t24-34z'),
    path(
      '#7a4320',
      'M16 44q-2-10 6-15-4-23 13-23 11 0 12 11h6q1-11 12-11 17 0 13 23 8 5 6 15-2 24-34 24T16 44z',
    ),
    patch('#9c5c2f', 'M20 44q0-7 6-11-6-20 9-22 6 0 8 8-13 5-18 30-5-1-5-5z'),
    shade('M78 30q6 6 6 14-2 24-34 24-14 0-22-6 46 4 50-32z'),
    circle('#4a240e', 35, 21, 6),
    circle('#4a240e', 65, 21, 6),
    patch('#e0b48a', 'M32 18h4v4h-4zm30 0h4v4h-4z'),
    part('smile', line('M31 48q19 14 38 0', '#4a240e', 4)),
  ) +
  path(
    'purple',
    'M12 62l9 7 10-7 9 7 10-7 10 7 9-7 10 7 9-7v34l-6-4-6 4-7-4-6 4-7-4-6 4-6-4-7 4-6-4-7 4-6-4-6 4z',
  ) +
  patch(
    '#d9c4ff',
    'M14 65l7 5 10-7 9 7 10-7 10 7 9-7 10 7 7-5v5l-7 5-10-7-9 7-10-7-10 7-9-7-10 7-7-5z',
  ) +
  path(
    '#7a4320',
    'M18 64q2-8 9-6 7 2 5 12l-3 7-4-4-4 4-2-5-5 1zm48 0q-2-10 5-12 8-1 10 8l4 7-5-1-2 5-4-4-4 4z',
    'stroke-width="2.5"',
  ) +
  shade('M80 70l1 22 7 3V62z') +
  part(
    'star',
    path('yellow', 'm80 62 4 8 9-3-1 10 8 4-8 5 1 9-9-2-4 8-5-8-9 2 1-9-7-5 7-4-1-10 9 3z'),
    word('ink', 80, 84, 8, '10p'),
  );

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
      oy: 94,
    });
    at('star', { size: 1 + 0.25 * p, ox: 80, oy: 82, text: `${10 + n}p` });
    at('smile', { sy: n > 5 ? -1 : 1, oy: 52 });
  },
};
