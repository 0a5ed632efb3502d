import { circle, line, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#ff4d4d', 'M0 44 26 6l16 14L58 4l8 40z') +
  path('paper', 'M26 8V-2l12 4-12 5z') +
  path('yellow', 'M4 42h58v54H4z') +
  patch('#ff8a1f', 'M5 43h10v52H5zm20 0h9v52h-9zm19 0h9v52h-9z') +
  circle('paper', 20, 54, 8) +
  circle('paper', 44, 54, 8) +
  circle('ink', 22, 56, 3) +
  circle('ink', 42, 56, 3) +
  path('ink', 'M14 96V80q18-14 36 0v16z') +
  path('#ff5fa8', 'M18 96q14-14 28 0z', 'stroke="none"') +
  patch('#fff', 'M20 78h7v6h-7zm9-3h7v7h-7zm9 3h6v6h-6z') +
  shade('M54 44h8v52h-8zM52 10l6-5 7 38h-8z') +
  line('M60 42Q92 48 80 64 62 76 76 86q8 6 22 6', 'ink', 17) +
  line('M60 42Q92 48 80 64 62 76 76 86q8 6 22 6', 'cyan', 11) +
  line('M62 40Q88 44 82 56M68 78q4 8 14 10', '#a5f0f8', 3) +
  part(
    'rider',
    circle('pink', 60, 40, 8),
    circle('ink', 57, 39, 1),
    circle('ink', 63, 39, 1),
    line('M56 43q4 3 8 0', 'ink', 2),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Go down the slide',
  ends: 'toggles',
  numbers: { travel: 44, angle: 90, stiffness: 30, damping: 7, ticks: 6 },
  says: ({ n }) =>
    n % 2
      ? 'Down the slide, through the balls, past the prize you wanted.'
      : 'Back up the stairs, on all fours, as if the twins were counting.',
  sound: 's300>1100@0+.7*.25 n@.7+.1*.3',
  tick: 'n@0+.02*.15',
  buzz: 20,
  secret: ['times', 6, 'Six goes: you have found the way to the third prize.'],
  pose: ({ p }, at) =>
    at('rider', {
      x: p < 0.4 ? p * 60 : 24 - 12 * Math.sin((p - 0.4) * 5.2) + (p > 0.8 ? (p - 0.8) * 110 : 0),
      y: 46 * p,
      turn: 300 * p,
      ox: 60,
      oy: 42,
    }),
};
