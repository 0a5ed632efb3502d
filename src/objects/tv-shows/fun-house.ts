import { circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('yellow', 'M26 96V40h34v56z') +
  patch('#ff4d4d', 'M27 54h32v13H27zm0 27h32v13H27z') +
  path('#ff4d4d', 'M20 42 43 8l23 34z') +
  path('paper', 'M43 8V2l12 4-12 5z') +
  path('ink', 'M36 96V82q7-8 14 0v14z') +
  shade('M52 42h7v53h-7z') +
  line('M60 46Q90 50 78 66 62 76 76 84q8 6 20 8', 'ink', 13) +
  line('M60 46Q90 50 78 66 62 76 76 84q8 6 20 8', 'cyan', 8) +
  part(
    'rider',
    circle('pink', 60, 42, 7),
    circle('ink', 58, 41, 1),
    circle('ink', 63, 41, 1),
    line('M57 45q3 2 6 0', 'ink', 2),
  ) +
  shine('M32 44h5v8h-5z');

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
