import { box, circle, ellipse, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#d8d5e0', 'M2 56h96v26H2z') +
  path('#bdb8cc', 'M8 44h84l6 14H2z') +
  part(
    'lid',
    ellipse('#c9c5d6', 50, 50, 28, 9),
    ellipse('#d8d5e0', 50, 49, 22, 6),
    word('#55525f', 50, 52, 6, '1995'),
  ) +
  circle('#8d8a97', 16, 52, 5) +
  circle('#8d8a97', 84, 52, 5) +
  part('lamp', circle('lime', 16, 62, 2)) +
  box('#55525f', 14, 68, 26, 9, 2) +
  box('#55525f', 60, 68, 26, 9, 2) +
  shade('M92 46l6 12v24H86V58z') +
  shine('M8 60h34v3H8z') +
  part('card', box('ink', 22, 80, 12, 14, 2), path('yellow', 'M25 86h6v4h-6z', 'stroke="none"')) +
  part(
    'bubbles',
    circle('pink', 30, 26, 5),
    path('cyan', 'm50 14 6 10H44z'),
    path('lime', 'M66 20h9v9h-9z'),
  );

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
    at('bubbles', { y: -6 * Math.max(0, p), show: 0.35 + 0.65 * Math.min(1, Math.max(0, p)) });
    at('lid', { turn: found ? 180 : 0, oy: 50 });
  },
};
