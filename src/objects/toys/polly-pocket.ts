import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'base',
    path('pink', 'M12 58q38-14 76 0v8q-2 28-38 28T12 66z'),
    path('cyan', 'M18 60q32-11 64 0-4 16-32 16T18 60z'),
    path('lime', 'M24 61q10-6 22-5l-4 12q-14-1-18-7z'),
    part(
      'doll',
      path('purple', 'm64 70 3-14h6l3 14z'),
      circle('#e9b48a', 70, 51, 5),
      patch('yellow', 'M65 51q0-6 5-6t5 6l2 5q-2-6-7-8-5 2-6 8z'),
    ),
    box('paper', 48, 50, 9, 18, 1),
    path('orange', 'm45 52 7-7 8 7z'),
    shade('M14 72q10 20 36 20t37-24q-6 20-37 20T14 72z'),
  ) +
  part(
    'lid',
    path('pink', 'M50 10c12-14 40-4 38 20-1 16-18 26-38 28C30 56 13 46 12 30 10 6 38-4 50 10z'),
    shine('M20 28q0-16 16-18-8 8-10 24z'),
    path('yellow', 'M50 22c4-6 14-3 13 6-1 7-8 11-13 14-5-3-12-7-13-14-1-9 9-12 13-6z'),
  ) +
  line('M44 58q6 3 12 0', 'yellow', 5);

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Open the compact',
  ends: 'toggles',
  numbers: { travel: 50, angle: 270, stiffness: 220, damping: 16 },
  says: ({ n }) =>
    n % 2
      ? 'Click. Somebody lives in there, and she is smaller than a pea.'
      : 'Click. Shut, with the lights still on.',
  sound: 'n@0+.02*.4 q1800>2600@.01+.03*.2',
  buzz: 12,
  secret: ['times', 11, 'Eleven openings, and the sofa has her now.'],
  pose: ({ p, n, found }, at) => {
    at('lid', { sy: 1 - 1.55 * p, y: -4 * p, oy: 58 });
    at('doll', { y: p > 0.5 ? -3 * Math.sin(n + p * 6) : 0, show: found ? 0 : 1 });
  },
};
