import { box, circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'left',
    path('paper', 'M34 42 2 54l4 16 28-6z'),
    path('#ff4d4d', 'M2 54l9-3 4 16-9 3z'),
    path('purple', 'M16 49l6-2 4 17-6 1z', 'stroke-width="2"'),
  ) +
  part(
    'right',
    path('paper', 'm66 42 32 12-4 16-28-6z'),
    path('#ff4d4d', 'm98 54-9-3-4 16 9 3z'),
    path('purple', 'm84 49-6-2-4 17 6 1z', 'stroke-width="2"'),
  ) +
  path('paper', 'M36 72h28l2 14H53V78h-6v8H34z') +
  path('purple', 'M26 98q-2-12 10-13h11v13zm48 0q2-12-10-13H53v13z') +
  path('paper', 'M30 44q-10 2-12 14l-2 14q6 4 11 0l6-14zm40 0q10 2 12 14l2 14q-6 4-11 0l-6-14z') +
  circle('lime', 21, 74, 6) +
  circle('lime', 79, 74, 6) +
  path('paper', 'M30 42h40l2 20-6 14H34l-6-14z') +
  path('lime', 'M32 42h36l-4 18H36z') +
  shade('M62 42h8l2 20-6 14h-8q8-14 4-34z') +
  part('button', circle('#ff4d4d', 43, 52, 4.5)) +
  box('blue', 52, 47, 9, 4, 1, 'stroke-width="2"') +
  box('yellow', 52, 54, 9, 3, 1, 'stroke-width="2"') +
  path('purple', 'M32 38V24Q32 6 50 6t18 18v14q-18 9-36 0z') +
  path('#f3c9a5', 'M37 36V25q1-11 13-11t13 11v11q-4 7-13 7t-13-7z') +
  line('M41 22l5 1m8 0 5-1', 'ink', 2.5) +
  circle('ink', 44, 27, 1.3, 'stroke-width="1.5"') +
  circle('ink', 56, 27, 1.3, 'stroke-width="1.5"') +
  part('mouth', path('paper', 'M43 33h14q-1 6-7 6t-7-6z', 'stroke-width="2"')) +
  hidden('laser', path('#ff4d4d', 'M80 66h24v4H80z', 'stroke="none"')) +
  part(
    'dome',
    path('#bfeaff', 'M28 40V24Q28 0 50 0t22 24v16q-22 10-44 0z', 'fill-opacity=".25"'),
    shine('M33 24Q34 9 45 5q-6 6-7 20z'),
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
    at('dome', { y: found ? -18 * p : 0, turn: found ? -30 * p : 0, ox: 28, oy: 30 });
    at('laser', { show: n % 2 === 0 && p > 0.6 && n > 0 ? 1 : 0 });
    at('mouth', { sy: 1 + 0.5 * Math.sin(p * 12), oy: 33 });
  },
};
