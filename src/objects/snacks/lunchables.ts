import { box, circle, part, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('yellow', 2, 14, 96, 74, 10) +
  box('paper', 8, 20, 42, 62, 6) +
  box('paper', 55, 20, 38, 29, 6) +
  box('paper', 55, 53, 38, 29, 6) +
  shade('M90 15q8 1 8 8v56q0 9-8 9h-8q9-36 6-73z') +
  circle('#c98f45', 29, 63, 16) +
  circle('#c98f45', 29, 55, 16) +
  circle('pink', 80, 37, 10) +
  box('#f5a623', 60, 58, 18, 18, 2) +
  part(
    'cracker',
    circle('#eebb66', 29, 42, 17),
    [
      [29, 42],
      [21, 36],
      [37, 36],
      [21, 48],
      [37, 48],
    ]
      .map(([x, y]) => circle('#8a5a2f', x, y, 1.6))
      .join(''),
    shine('M17 36q4-8 12-9-6 5-8 10z'),
  ) +
  part('ham', circle('pink', 69, 35, 11), circle('#ffd0dd', 69, 35, 6)) +
  part('cheese', box('#ffc23d', 68, 60, 19, 18, 2), shine('M71 63h9v3h-9z')) +
  shine('M8 17h30v2H8z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Stack it',
  ends: 'toggles',
  numbers: { travel: 40, angle: 180, stiffness: 90, damping: 11, ticks: 3 },
  says: ({ n }) =>
    n % 2
      ? 'Lunch, assembled by the customer. The architect is eight.'
      : 'Taken apart. The ham is cold, as it should be.',
  sound: 'n@0+.04*.4 n@.12+.04*.4 n@.24+.05*.4 s660@.3+.15*.15',
  tick: 'n@0+.03*.2',
  buzz: 8,
  secret: ['times', 6, 'All of it in one stack. The dinner lady has fetched another dinner lady.'],
  pose: ({ p }, at) => {
    at('cracker', { turn: 8 * p, ox: 29, oy: 42 });
    at('ham', { x: -40 * p, y: 5 * p });
    at('cheese', { x: -48 * p, y: -29 * p, turn: 20 * p, ox: 77, oy: 69 });
  },
};
