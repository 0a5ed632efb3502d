import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#d8d5e0', 'M20 2h60q4 0 4 4v76q0 16-16 16H20q-4 0-4-4V6q0-4 4-4z') +
  shade('M76 3h7v79q0 15-16 15h-6q16-2 15-18z') +
  path('#8d8a97', 'M24 10h52v34q0 8-8 8H24z') +
  box('#9bbc5a', 32, 16, 36, 28) +
  part('block', path('#2f4a1a', 'M44 16h12v6h-4v6h-4v-6h-4z', 'stroke="none"')) +
  part('pile', path('#2f4a1a', 'M33 38h14v-4h6v4h14v5H33z', 'stroke="none"')) +
  path('#55525f', 'M28 62h7v7h7v7h-7v7h-7v-7h-7v-7h7z') +
  part('a', circle('#b0256a', 72, 64, 6)) +
  circle('#b0256a', 57, 71, 6) +
  line('M40 90h8m4 0h8', '#8d8a97', 3) +
  shine('M20 6h3v50h-3z');

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Drop a block',
  numbers: { stiffness: 60, damping: 12, rest: 0.3 },
  says: [
    'It fits. The long one is coming, surely.',
    'The street lamp has gone by. Wait for the next one.',
    'Four rows at once, and the bus is at your stop.',
  ],
  sound: 'q196@0+.06*.2 q147@.08+.08*.2 q392@.2+.1*.12',
  buzz: 8,
  secret: ['keys', 'UUDDLRLR', 'Thirty lives, and none of them for this game.'],
  pose: ({ p }, at) => {
    at('block', { y: 11 * Math.min(1, Math.max(0, p)) });
    at('a', { y: p > 0.02 ? 1 : 0 });
    at('pile', { x: 0.3 * Math.sin(p * 20) });
  },
};
