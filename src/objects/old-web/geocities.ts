import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('lime', 'M0 82h100v18H0z') +
  path('yellow', 'M14 44h56v42H14z') +
  path('#ff4d4d', 'M6 46 42 12l36 34z') +
  path('purple', 'M34 58h16v28H34z') +
  box('cyan', 19, 54, 11, 12) +
  box('cyan', 54, 54, 11, 12) +
  shade('M62 46h8v40h-8zM42 12l36 34H68z') +
  shine('M21 56h4v5h-4z') +
  part(
    'digger',
    line('M80 64 66 50 56 66', 'ink', 9),
    line('M80 64 66 50 56 66', 'orange', 4),
    path('orange', 'M48 64h12l-2 12H48q-3-6 0-12z'),
    path('orange', 'M72 86V66h10l4-10h12v30z'),
    path('cyan', 'M88 60h7v9h-7z'),
    path('#55525f', 'M70 84h28q4 0 4 5t-4 5H70q-4 0-4-5t4-5z'),
  ) +
  part(
    'sign',
    path('yellow', 'M2 98 18 70l16 28z'),
    path('ink', 'M16 79h4l-1 10h-2zm0 12h4v4h-4z', 'stroke="none"'),
  ) +
  part('light', circle('pink', 42, 8, 5));

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Build some more',
  numbers: { stiffness: 80, damping: 5, rest: 0.4 },
  says: [
    'Under construction. The counter says three, and all three are you.',
    'A flaming torch has been added. Two, for balance.',
    'Music now plays, and cannot be stopped.',
  ],
  sound: 'n@0+.08*.4 n@.15+.08*.4 q523@.35+.1*.12 q659@.46+.2*.12',
  buzz: 12,
  secret: ['times', 9, 'You have been awarded Cool Site of the Day, by yourself.'],
  pose: ({ p, n, v }, at) => {
    at('digger', { turn: -10 * p, x: 3 * Math.sin(p * 9), ox: 84, oy: 90 });
    at('sign', { turn: 8 * Math.sin(v), ox: 18, oy: 98, size: 1 + 0.04 * (n % 4) });
    at('light', { show: (n + Math.round(p)) % 2 ? 1 : 0.2 });
  },
};
