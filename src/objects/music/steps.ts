import { circle, ellipse, line, part, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('body', path('cyan', 'M22 98q2-30 28-30t28 30z')) +
  path('#e9b48a', 'M42 62h16v12q-8 6-16 0z') +
  path('#8a5a2f', 'M24 42q-2-32 26-32t26 32l-2 12H26z') +
  ellipse('#e9b48a', 50, 42, 20, 24) +
  path('#8a5a2f', 'M30 36q2-18 22-18t18 18q-22-2-26-10-4 8-14 10z') +
  circle('ink', 42, 42, 2.5) +
  circle('ink', 58, 42, 2.5) +
  part('mouth', path('#ff4d4d', 'M43 53q7 4 14 0-2 8-7 8t-7-8z')) +
  shade('M62 24q8 8 8 18 0 18-14 23 8-16 6-41z') +
  part(
    'left',
    line('M26 88 14 74', 'cyan', 9),
    path('#e9b48a', 'M8 80 4 60q2-6 6 0l1-8q4-4 6 2l4-2q4 2 2 8l-1 20z'),
  ) +
  part(
    'right',
    line('M74 88 86 74', 'cyan', 9),
    path('#e9b48a', 'm92 80 4-20q-2-6-6 0l-1-8q-4-4-6 2l-4-2q-4 2-2 8l1 20z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Do the hands',
  ends: 'toggles',
  numbers: { travel: 34, angle: 270, stiffness: 180, damping: 9 },
  says: ({ n }) =>
    n % 2
      ? 'Palms to the temples. A solicitor in Leeds has just done it too.'
      : 'And down, and round, and wait for the next one.',
  sound: 'q440@0+.1*.15 q554@.12+.1*.15 q659@.24+.3*.15 n@.24+.06*.3',
  buzz: 15,
  secret: ['keys', 'UDUD', 'Five, six, seven, eight: your other hand knows it as well.'],
  pose: ({ p }, at) => {
    at('left', { x: 12 * p, y: -30 * p, turn: 8 * p, ox: 12, oy: 74 });
    at('right', { x: -12 * p, y: -30 * p, turn: -8 * p, ox: 88, oy: 74 });
    at('mouth', { sy: 1 + 0.7 * p, oy: 53 });
    at('body', { sx: 1 - 0.05 * p });
  },
};
