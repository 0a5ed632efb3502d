import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('#d8d5e0', 4, 4, 92, 60, 5) +
  path('#bdb8cc', 'M4 46h92v14q0 4-4 4H8q-4 0-4-4z') +
  shade('M88 5q7 0 7 6v48q0 4-3 4h-4z') +
  part(
    'lid',
    circle('#d8d5e0', 50, 27, 21),
    circle('#c9c5d6', 50, 27, 15, 'stroke-width="2"'),
    shine('M36 22q3-9 13-10-7 5-9 12z'),
  ) +
  circle('#8d8a97', 16, 34, 6) +
  circle('#8d8a97', 84, 34, 6) +
  part('lamp', circle('lime', 16, 18, 2.5)) +
  part(
    'card',
    path('#3a3644', 'M13 58h16v20H13z'),
    path('yellow', 'M16 66h10v8H16z', 'stroke-width="2"'),
  ) +
  box('#55525f', 9, 52, 24, 8, 2, 'stroke-width="2"') +
  box('#55525f', 67, 52, 24, 8, 2, 'stroke-width="2"') +
  line('M79 57v8q0 7-13 8', 'ink', 4) +
  path('#8d8a97', 'M46 72h40q9 0 11 25-8 4-15-10H50q-7 14-15 10 2-25 11-25z') +
  line('M43 79h10m-5-5v10', 'ink', 4) +
  line('M84 73v2m0 8v2m-6-6h2m8 0h2', 'yellow', 4);

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Push in the memory card',
  ends: 'toggles',
  numbers: { travel: 22, angle: 270, stiffness: 260, damping: 18, ticks: 3 },
  says: ({ n }) =>
    n % 2
      ? 'One block free. Something must go, and it is your brother’s.'
      : 'Out. Never while it is saving. It was saving.',
  sound: 'n@0+.04*.5 s160@.06+.8*.3 s240@.1+.8*.2 s640@.5+.6*.12',
  tick: 'n@0+.03*.3',
  buzz: 12,
  secret: ['times', 6, 'Turned upside down, it has begun to work again.'],
  pose: ({ p, found }, at) => {
    at('card', { y: -16 * p });
    at('lamp', { show: p > 0.5 ? 1 : 0.3 });
    at('lid', { turn: found ? 180 : 0, oy: 27 });
  },
};
