import { box, circle, ellipse, line, part, path, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'cart',
    path('#55525f', 'M36 2h28v30H36z'),
    box('blue', 40, 6, 20, 16),
    path('yellow', 'm50 8 2 4 5 1-4 3 1 4-4-2-4 2 1-4-4-3 5-1z', 'stroke="none"'),
  ) +
  part(
    'dust',
    circle('#d8d5e0', 34, 30, 4),
    circle('#d8d5e0', 68, 28, 3),
    circle('#d8d5e0', 72, 34, 2),
  ) +
  path('ink', 'M4 44q0-10 10-10h72q10 0 10 10v34q0 10-10 10H14Q4 88 4 78z') +
  ellipse('#3a3644', 56, 58, 36, 22) +
  box('ink', 32, 44, 38, 8, 2) +
  shine('M12 40h18v3H12z') +
  box('#ff4d4d', 10, 60, 8, 12, 2) +
  circle('#55525f', 82, 80, 4) +
  line('M24 80h34', '#8d8a97', 3) +
  part('lamp', circle('lime', 14, 52, 2.5));

export const play: ObjectPlay = {
  gesture: 'hold',
  verb: 'Blow on the cartridge',
  numbers: { travel: 1, rest: 1.2, stiffness: 120, damping: 12, ticks: 8 },
  says: ({ n }) =>
    n % 3 === 0 ? 'Now it works. It was you. It was definitely you.' : 'Nothing. Blow harder.',
  sound: 'n@0+.5*.25 q523@.55+.06*.2 q784@.63+.2*.2',
  tick: 'n@0+.14*.18',
  buzz: 15,
  secret: ['hold', 4, 'You have gone dizzy, and it has gone straight to level select.'],
  pose: ({ p, n }, at) => {
    at('cart', {
      y: -8 * Math.sin(Math.min(1, Math.max(0, p)) * 3.1) + (p >= 1 ? 8 : 0),
      turn: 4 * Math.sin(p * 16),
    });
    at('dust', { x: 30 * p, y: -16 * p, show: 1 - p });
    at('lamp', { show: n > 0 && n % 3 === 0 ? 1 : 0.3 });
  },
};
