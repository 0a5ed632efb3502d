import { circle, ellipse, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  ellipse('ink', 50, 92, 40, 6, 'fill-opacity=".3" stroke="none"') +
  part(
    'back',
    circle('cyan', 68, 34, 14),
    path('cyan', 'M46 90q0-40 22-40t26 40z'),
    shade('M80 54q12 8 14 36H82z'),
  ) +
  part(
    'front',
    circle('lime', 36, 38, 16),
    path('lime', 'M8 90q0-36 28-36t28 36z'),
    shine('M26 32q2-8 9-9-4 5-4 11z'),
    shade('M52 60q11 8 12 30H52z'),
  ) +
  hidden('buzz', line('M4 40-2 46l6 6-6 6M96 20l6 6-6 6 6 6', 'pink', 4)) +
  part(
    'bubble',
    path('yellow', 'M62 2h34v20H78l-8 8v-8h-8z'),
    circle('ink', 71, 12, 2),
    circle('ink', 79, 12, 2),
    circle('ink', 87, 12, 2),
  );

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Send a nudge',
  numbers: { travel: 2, stiffness: 200, damping: 5, rest: 0.5 },
  says: [
    'Nudged. They were only making toast.',
    'Nudged. They have gone to Appear Offline.',
    'Nudged. Now wait five minutes, so as not to seem keen.',
  ],
  sound: 'q180@0+.05*.25 q140@.07+.05*.25 q180@.14+.05*.25 q140@.21+.05*.25 t880@.4+.15*.2',
  buzz: 60,
  secret: ['times', 8, 'You signed out and in again eight times. They have noticed.'],
  pose: ({ p, v, x, y }, at) => {
    const shake = 3 * Math.sin(v * 3 + p * 30) * Math.min(1, Math.abs(p));
    at('front', { x: x + shake, y, turn: shake });
    at('back', { x: x * 0.6 - shake, y: y * 0.6, turn: -shake });
    at('buzz', { show: p > 0.2 ? 1 : 0 });
    at('bubble', { size: 1 + 0.12 * p, ox: 70, oy: 28 });
  },
};
