import { line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'bar',
    path('yellow', 'M4 34h92v34H4z'),
    path('orange', 'M4 34l6 5-6 6 6 6-6 6 6 6-6 5h12V34zM96 34l-6 5 6 6-6 6 6 6-6 6 6 5H84V34z'),
    part(
      'whirl',
      path(
        '#8a5a2f',
        'M50 30q26 2 24 12-4 8-24 8t-22-6q2-6 20-6M50 50q16 2 14 8-4 6-16 4-8-4 2-6',
        'fill-opacity="0"',
      ),
      line(
        'M28 42q22-12 44 0-4 10-30 6M36 52q14-6 28 0-4 8-18 6M44 60q6-2 12 0-2 6-6 8',
        '#8a2f1a',
        4,
      ),
    ),
    shade('M20 60h60v8H20z'),
    shine('M20 37h40v3H20z'),
  ) + part('drip', path('#d9892f', 'M44 68h12q2 6-2 8 2 14-4 14t-4-14q-4-2-2-8z'));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Stretch the caramel',
  numbers: { travel: 44, angle: 90, stiffness: 70, damping: 5, kick: 2, rest: 0.2 },
  says: [
    'Down your chin, and on to the blazer.',
    'It stretches from here to the bus stop.',
    'Ten pence, and a tooth.',
  ],
  sound: 's300>140@0+.5*.3 n@.4+.1*.3',
  buzz: 10,
  secret: ['speed', 14, 'Pulled so fast that it has spun away down the corridor.'],
  pose: ({ p, spin }, at) => {
    at('drip', {
      sy: 0.3 + 1.6 * Math.max(0, p),
      sx: 1 - 0.4 * Math.max(0, Math.min(1, p)),
      oy: 68,
    });
    at('bar', { y: -10 * p, turn: 4 * Math.sin(p * 6) });
    at('whirl', { turn: 360 * spin, oy: 50 });
  },
};
