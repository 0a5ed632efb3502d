import { ellipse, line, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  ellipse('paper', 50, 72, 47, 24) +
  ellipse('#d8d5e0', 50, 72, 36, 16, 'stroke-width="2"') +
  shade('M94 78q-8 18-44 18T6 78q6 14 44 14t44-14z') +
  path('orange', 'M60 70q16-8 26 2-4 12-26 8z') +
  patch('#c2542e', 'M64 72h4v4h-4zm8-2h4v4h-4zm6 5h4v3h-4z') +
  part('chips', path('yellow', 'm14 74 18-8 3 6-18 8zm6 6 18-6 2 6-18 5z')) +
  part(
    'twist',
    line('M50 12q16 4 0 12t0 12 0 12 0 12 0 12', '#8a3a1a', 11),
    line('M50 12q16 4 0 12t0 12 0 12 0 12 0 12', '#d98a5a', 6),
  ) +
  part('fork', line('M50 5v9M45 0v3q0 4 5 4t5-4V0M50 0v5', '#8d8a97', 3));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Uncurl it',
  numbers: { travel: 34, angle: 270, stiffness: 110, damping: 4, rest: 0.1 },
  says: [
    'Boing. It has gone back to its shape, whatever shape that is.',
    'Boing. One third turkey, two thirds spring.',
    'Boing. A chef is at the gates, with a camera.',
  ],
  sound: 's200>700@0+.15*.35 s700>250@.15+.2*.3 s300>550@.35+.2*.2',
  buzz: 15,
  secret: ['hold', 4, 'Held straight for four seconds. Nobody had ever done it.'],
  pose: ({ p }, at) => {
    at('twist', { sy: 1 + 0.35 * p, sx: 1 - 0.4 * Math.max(-0.5, Math.min(1, p)), oy: 80, ox: 50 });
    at('fork', { y: -24 * p });
    at('chips', { y: -2 * Math.abs(p) });
  },
};
