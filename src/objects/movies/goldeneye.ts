import { box, circle, hidden, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  '<g transform="rotate(38 50 50)">' +
  part('button', box('#8d8a97', 44, -8, 12, 16, 3)) +
  box('#d8d5e0', 40, 6, 20, 36, 3) +
  box('yellow', 39, 38, 22, 6, 1) +
  path('ink', 'M40 44h20v34l-5 14H45l-5-14z') +
  path('#d8d5e0', 'm45 92 5 16 5-16z') +
  path('yellow', 'M58 8h8v34l-4 4-4-4z') +
  circle('#ff4d4d', 50, 54, 3.5) +
  part('light', circle('lime', 50, 54, 3.5)) +
  shade('M54 44h6v34l-5 14h-4z') +
  shine('M43 9h4v28h-4z') +
  '</g>' +
  hidden(
    'bang',
    path('orange', 'm20 62 8 8 10-4-2 11 10 7-11 3 2 11-10-6-9 7-1-11-11-3 8-8-4-10 10 2z'),
    word('ink', 27, 86, 9, 'OI!'),
  );

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Click the pen',
  numbers: { stiffness: 420, damping: 20, rest: 0.06 },
  says: ({ n }) =>
    n % 6 === 3
      ? 'Three clicks: armed. Four seconds, if nobody fidgets.'
      : n % 6 === 0
        ? 'Three more: safe. You can breathe and write with it.'
        : 'Click. It only writes, so far.',
  sound: 'q1600@0+.015*.3 n@0+.02*.4 q1100@.06+.02*.2',
  buzz: 10,
  secret: ['times', 13, 'Thirteen clicks. Everybody has left the room.'],
  pose: ({ p, n, found }, at) => {
    at('button', { y: 7 * Math.max(0, p) });
    at('light', { show: n % 6 >= 3 ? 0 : 1 });
    at('bang', { show: found ? 1 : 0 });
  },
};
