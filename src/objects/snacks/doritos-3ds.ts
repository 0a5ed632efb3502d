import { hidden, part, patch, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#ff4d4d', 'M6 20h54l4 76H2z') +
  path('#c93434', 'M6 20l5-6 6 6 5-6 6 6 5-6 6 6 5-6 6 6 5-6 5 6v8H5z') +
  path('yellow', 'M33 34q4 0 6 4l14 26q3 8-5 8H18q-8 0-5-8l14-26q2-4 6-4z') +
  word('ink', 33, 66, 22, '3D') +
  shade('M52 28h9l3 68H52z') +
  shine('M11 34h4l-2 52H9z') +
  part(
    'a',
    path('orange', 'M74 4q6 0 9 6l14 28q4 9-6 11-17 3-34 0-10-2-6-11L65 10q3-6 9-6z'),
    patch('#ffc46b', 'M74 7q4 0 3 4-4 18 6 24-12 6-26 8-4-1-2-6l14-27q2-3 5-3z'),
    shade('M96 41q0 5-5 6-17 3-34 0 24 0 39-6z'),
    patch('#c9441f', 'M64 30h4v4h-4zm12-10h4v4h-4zm6 16h4v4h-4zm-14-20h3v3h-3zm-8 22h4v3h-4z'),
  ) +
  part(
    'b',
    path('orange', 'M70 52q6 1 8 7l12 26q3 9-7 10-16 3-32-1-9-2-5-10l14-27q4-6 10-5z'),
    patch('#ffc46b', 'M70 55q4 1 2 4-4 16 6 23-12 6-26 7-4-1-2-6l14-25q2-4 6-3z'),
    shade('M90 88q-1 6-7 7-16 3-32-1 24 1 39-6z'),
    patch('#c9441f', 'M60 78h4v4h-4zm12-12h4v4h-4zm6 18h4v4h-4zm-16-18h3v3h-3z'),
  ) +
  hidden('puff', path('#d8d5e0', 'M70 10q-8-6 0-10 6-6 12 0 8 2 4 10-8 6-16 0z'));

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
