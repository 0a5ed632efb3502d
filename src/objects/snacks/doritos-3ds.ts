import { circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#ff4d4d', 'M4 30h52v66H4z') +
  path('#d8d5e0', 'M4 30h52v7H4z') +
  path('yellow', 'm30 48 16 28H14z') +
  line('M30 56v8m0 6v1', 'ink', 4) +
  shade('M46 37h10v59H46z') +
  shine('M8 40h4v44H8z') +
  part(
    'a',
    path('orange', 'M54 40 74 6l18 30q-16 12-38 4z'),
    path('yellow', 'M74 6 54 40q10 2 16-4z'),
    circle('#ff4d4d', 78, 26, 1.5),
    circle('#ff4d4d', 72, 32, 1.5),
  ) +
  part(
    'b',
    path('orange', 'M62 86 76 56l20 24q-14 14-34 6z'),
    path('yellow', 'M76 56 62 86q10 2 14-6z'),
    circle('#ff4d4d', 84, 76, 1.5),
  ) +
  hidden('puff', path('#d8d5e0', 'M70 22q-8-6 0-10 6-6 12 0 8 2 4 10-8 6-16 0z'));

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Squash one',
  numbers: { stiffness: 220, damping: 6, rest: 0.4 },
  says: [
    'Mostly air, and worth every penny of it.',
    'The same crisp, with more geometry.',
    'Pop. There is seasoning in your eye.',
  ],
  sound: 'n@0+.05*.7 s500>120@0+.1*.3 n@.06+.1*.3',
  buzz: 20,
  secret: ['times', 8, 'Eight pops. Somebody has explained a tetrahedron.'],
  pose: ({ p, v }, at) => {
    at('a', { sy: 1 - 0.6 * Math.max(0, p), sx: 1 + 0.2 * p, ox: 74, oy: 42 });
    at('b', { turn: v * 3, y: -6 * Math.abs(p), ox: 78, oy: 78 });
    at('puff', { show: p > 0.3 ? 1 : 0, y: -16 * p });
  },
};
