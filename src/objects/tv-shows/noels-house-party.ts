import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('#bfeaff', 22, 26, 46, 70, 3) +
  line('M30 66h30v26M34 66V48h22v18M32 92V66', '#8a5a2f', 5) +
  part('gunge', path('yellow', 'M23 30h44v18q-4 18-8 4-4-8-8 10-5 20-9-2-4-10-8 8-5 16-11-14z')) +
  path('pink', 'M14 10h62l-6 20H20z') +
  circle('yellow', 32, 19, 5) +
  circle('yellow', 46, 22, 4) +
  circle('yellow', 60, 18, 5) +
  shade('M62 10h14l-6 20H56z') +
  shine('M26 50h6v30h-6z') +
  part('lever', line('M82 60V30', '#55525f', 6), circle('#ff4d4d', 82, 26, 8)) +
  box('#9c99a8', 74, 58, 16, 18, 3);

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Pull the lever',
  ends: 'toggles',
  numbers: { travel: 30, angle: 90, stiffness: 40, damping: 8 },
  says: ({ n }) =>
    n % 2
      ? 'Down it comes, and there was somebody’s bank manager under it.'
      : 'Hosed down. The tank fills again.',
  sound: 'n@0+.5*.3 s200>60@.05+.5*.4 s160>50@.4+.4*.3',
  buzz: 40,
  secret: ['times', 8, 'Eight gungings. Something large, pink and spotted is at the door.'],
  pose: ({ p }, at) => {
    at('gunge', { sy: 0.25 + 1.2 * Math.max(0, p), oy: 28 });
    at('lever', { turn: 120 * p, ox: 82, oy: 62 });
  },
};
