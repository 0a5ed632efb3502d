import { box, circle, ellipse, part, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('yellow', 2, 14, 96, 74, 8) +
  box('paper', 8, 20, 26, 62, 4) +
  box('paper', 38, 20, 26, 62, 4) +
  box('paper', 68, 20, 24, 62, 4) +
  shade('M90 15q8 1 8 6v60q0 7-7 7h-7q8-34 6-73z') +
  [28, 40, 52].map((y) => ellipse('#e0a95a', 21, y + 12, 11, 5)).join('') +
  [28, 40, 52].map((y) => circle('pink', 51, y + 8, 8)).join('') +
  [28, 40, 52].map((y) => box('orange', 73, y + 6, 14, 10, 1)).join('') +
  part(
    'cracker',
    ellipse('#e0a95a', 21, 34, 12, 6),
    circle('#8a5a2f', 17, 33, 1),
    circle('#8a5a2f', 24, 34, 1),
  ) +
  part('ham', ellipse('pink', 51, 34, 11, 6)) +
  part('cheese', box('orange', 69, 28, 20, 8, 1), shine('M71 30h8v2h-8z')) +
  shine('M6 18h30v2H6z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Stack it',
  ends: 'toggles',
  numbers: { travel: 34, angle: 180, stiffness: 90, damping: 11, ticks: 3 },
  says: ({ n }) =>
    n % 2
      ? 'Lunch, assembled by the customer. The architect is eight.'
      : 'Taken apart. The ham is cold, as it should be.',
  sound: 'n@0+.04*.4 n@.12+.04*.4 n@.24+.05*.4 s660@.3+.15*.15',
  tick: 'n@0+.03*.2',
  buzz: 8,
  secret: ['times', 6, 'All of it in one stack. The dinner lady has fetched another dinner lady.'],
  pose: ({ p }, at) => {
    at('cracker', { x: 29 * p, y: 4 * p });
    at('ham', { y: -4 * p });
    at('cheese', { x: -28 * p, y: -10 * p });
  },
};
