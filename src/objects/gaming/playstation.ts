import { box, circle, line, part, patch, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#bdb8cc', 'M4 30q0-6 6-6h80q6 0 6 6v40H4z') +
  path('#d8d5e0', 'M4 66h92v22q0 4-4 4H8q-4 0-4-4z') +
  patch('#d8d5e0', 'M9 27h82v4H9z') +
  shade('M88 25q7 0 7 6v57q0 3-4 3h-7z') +
  part(
    'lid',
    circle('#d8d5e0', 50, 44, 27),
    circle('#c9c5d6', 50, 44, 21, 'stroke-width="2"'),
    word('#55525f', 50, 48, 11, '1995'),
    shine('M30 36q4-11 16-12-8 5-11 14z'),
  ) +
  circle('#8d8a97', 15, 54, 6) +
  circle('#8d8a97', 85, 54, 6) +
  part('lamp', circle('lime', 15, 38, 2.5)) +
  box('#55525f', 12, 71, 30, 7, 2, 'stroke-width="2"') +
  box('#55525f', 58, 71, 30, 7, 2, 'stroke-width="2"') +
  part(
    'card',
    path('#3a3644', 'M19 80h16v20H19z'),
    path('yellow', 'M22 85h10v8H22z', 'stroke-width="2"'),
  ) +
  box('#8d8a97', 10, 81, 34, 8, 3, 'stroke-width="2"') +
  box('#8d8a97', 56, 81, 34, 8, 3, 'stroke-width="2"') +
  line('M62 85h22', 'ink', 2) +
  part(
    'bubbles',
    circle('pink', 26, 9, 6),
    path('cyan', 'm50 0 8 13H42z'),
    path('lime', 'M68 3h12v12H68z'),
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
