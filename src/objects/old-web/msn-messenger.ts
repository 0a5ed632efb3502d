import { box, circle, hidden, line, part, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  hidden('buzz', line('M2 34-4 42l6 7-6 7M98 34l6 8-6 7 6 7', 'pink', 4)) +
  part(
    'win',
    box('paper', 6, 10, 88, 82, 6),
    path('blue', 'M12 10h76q6 0 6 6v10H6V16q0-6 6-6z'),
    circle('#ff4d4d', 85, 18, 3, 'stroke-width="2"'),
    circle('yellow', 75, 18, 3, 'stroke-width="2"'),
    line('M14 18h34', 'paper', 4),
    shade('M86 26h8v60q0 6-6 6h-4q4-30 2-66z'),
    box('cyan', 64, 32, 22, 22, 3),
    path('yellow', 'M67 48q2 5 9 4 7-1 7-8-4 0-6-2 0-6-5-6-5 1-4 6-2 2-1 6z', 'stroke-width="2"'),
    path('orange', 'M70 42l-5-1 4-3z', 'stroke-width="1.5"'),
    circle('ink', 72, 40, 1.2, 'stroke="none"'),
    box('lime', 64, 62, 22, 22, 3),
    circle('pink', 75, 73, 7, 'stroke-dasharray="4.4" stroke-width="6" stroke="#ff5fa8"'),
    circle('yellow', 75, 73, 4, 'stroke-width="2"'),
    line('M13 62h42M13 70h24', '#bdb8cc', 3),
    box('cream', 12, 76, 44, 9, 2, 'stroke-width="2"'),
  ) +
  part(
    'bubble',
    path('yellow', 'M14 32h40q4 0 4 4v16q0 4-4 4H30l-8 8v-8h-8q-4 0-4-4V36q0-4 4-4z'),
    circle('ink', 23, 44, 2),
    circle('ink', 34, 44, 2),
    circle('ink', 45, 44, 2),
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
    const moved = { x: x + shake, y, turn: shake };
    at('win', moved);
    at('buzz', { show: p > 0.2 ? 1 : 0 });
    at('bubble', { ...moved, size: 1 + 0.12 * p, ox: 34, oy: 50 });
  },
};
