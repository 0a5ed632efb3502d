import { box, circle, hidden, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'left',
    path('paper', 'M34 44 6 58l4 12 24-8z'),
    patch('#ff4d4d', 'M8 59l6-3 4 11-7 3z'),
    circle('lime', 12, 66, 2.5),
  ) +
  part(
    'right',
    path('paper', 'm66 44 28 14-4 12-24-8z'),
    patch('#ff4d4d', 'm92 59-6-3-4 11 7 3z'),
    circle('lime', 88, 66, 2.5),
  ) +
  path('paper', 'M36 70h10v18h4V70h14v18h6v6H30v-6h6z') +
  path('lime', 'M30 88h16v7H28zm24 0h16l2 7H54z') +
  path('paper', 'M32 40h36l4 20-8 14H36l-8-14z') +
  path('lime', 'M36 40h28l-4 16H40z') +
  shade('M62 40h6l4 20-8 14h-8q8-14 6-34z') +
  part('button', circle('#ff4d4d', 45, 50, 4)) +
  box('blue', 52, 46, 8, 4, 1) +
  path('purple', 'M34 36V22q0-16 16-16t16 16v14q-16 8-32 0z') +
  path('#e9b48a', 'M38 34V22q2-9 12-9t12 9v12q-12 8-24 0z') +
  path('ink', 'M43 24h3v4h-3zm11 0h3v4h-3z', 'stroke="none"') +
  part('mouth', path('paper', 'M44 33h12l-3 4h-6z')) +
  hidden('laser', path('#ff4d4d', 'M72 52h28v3H72z', 'stroke="none"')) +
  part(
    'dome',
    path('#bfeaff', 'M30 38V24Q32 2 50 2t20 22v14q-20 8-40 0z', 'fill-opacity=".35"'),
    shine('M36 24q1-12 10-16-4 8-5 18z'),
  );

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Press the red button',
  numbers: { stiffness: 210, damping: 9, rest: 1.4 },
  says: [
    'The wings snap out, four inches short of the doorway.',
    'Something about the stars, in a very confident voice.',
    'It is not flying. It is falling, with style and a paint chip.',
  ],
  sound: 'q300>900@0+.12*.2 n@.02+.05*.3 w900>400@.25+.1*.12 w900>400@.4+.1*.12',
  buzz: 25,
  secret: ['times', 7, 'Seven goes, and now he thinks he is a toy.'],
  pose: ({ p, n, found }, at) => {
    const out = 1 - Math.min(1.2, p);
    at('left', { sx: 1 - 0.75 * out, turn: 40 * out - 8, ox: 34, oy: 50 });
    at('right', { sx: 1 - 0.75 * out, turn: -40 * out + 8, ox: 66, oy: 50 });
    at('button', { y: p > 0.05 ? 1.5 : 0 });
    at('dome', { y: found ? -18 * p : 0, turn: found ? -30 * p : 0, ox: 32, oy: 30 });
    at('laser', { show: n % 2 === 0 && p > 0.6 && n > 0 ? 1 : 0 });
    at('mouth', { sy: 1 + 0.8 * Math.sin(p * 12), oy: 33 });
  },
};
