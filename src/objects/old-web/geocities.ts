import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('lime', 'M0 84h100v16H0z') +
  path('yellow', 'M16 46h68v42H16z') +
  path('#ff4d4d', 'M8 48 50 12l42 36z') +
  path('purple', 'M42 60h16v28H42z') +
  box('cyan', 22, 56, 14, 14) +
  box('cyan', 64, 56, 14, 14) +
  shade('M76 47h8v41h-8zM50 12l42 36H80z') +
  shine('M24 58h5v5h-5z') +
  part(
    'digger',
    path('orange', 'M56 86V72h14v-8h10v22z'),
    line('M70 72 60 62l-8 12', 'orange', 5),
    circle('ink', 62, 90, 5),
    circle('ink', 76, 90, 5),
  ) +
  part(
    'sign',
    path('yellow', 'M26 96 38 76l12 20z'),
    path('ink', 'M37 83h2v6h-2zm0 8h2v2h-2z', 'stroke="none"'),
  ) +
  part('light', circle('pink', 50, 8, 4));

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
    at('digger', { turn: -10 * p, x: 3 * Math.sin(p * 9), ox: 70, oy: 90 });
    at('sign', { turn: 8 * Math.sin(v), ox: 38, oy: 96, size: 1 + 0.04 * (n % 4) });
    at('light', { show: (n + Math.round(p)) % 2 ? 1 : 0.2 });
  },
};
