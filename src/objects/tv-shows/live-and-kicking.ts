import { box, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#ff4d4d', 'M18 54h64l10 38H8z') +
  box('paper', 32, 60, 36, 26, 4) +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2]
        .map((column) =>
          box('yellow', 36 + column * 10, 63 + row * 7.5, 8, 5, 1, 'stroke-width="1.5"'),
        )
        .join(''),
    )
    .join('') +
  shade('M72 54h10l10 38H76z') +
  line('M12 74q-16 4-8 14 8 6-2 10', 'ink', 3) +
  part(
    'handset',
    path('#ff4d4d', 'M4 36q0-24 46-24t46 24v14H70V38q-20-6-40 0v12H4z'),
    shine('M12 34q6-12 26-14-16 6-18 16z'),
  ) +
  hidden('rings', line('M30 4 26-4M50 2v-9M70 4l4-8', 'pink', 4));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Lift the receiver',
  ends: 'toggles',
  numbers: { travel: 36, angle: 270, stiffness: 170, damping: 10 },
  says: ({ n }) =>
    n % 2 ? 'Engaged. It has been engaged since Thursday.' : 'Down, and straight to redial.',
  sound: 'q400@0+.18*.12 q400@.36+.18*.12 q400@.72+.18*.12',
  buzz: 20,
  secret: ['times', 10, 'Tenth try: you are through, and you have forgotten your question.'],
  pose: ({ p, v }, at) => {
    at('handset', { y: -16 * p, turn: -12 * p + v * 0.4, ox: 80, oy: 40 });
    at('rings', { show: Math.abs(v) > 0.6 ? 1 : 0 });
  },
};
