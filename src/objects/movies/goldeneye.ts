import { box, circle, hidden, line, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  '<g transform="rotate(38 50 50)">' +
  part('button', box('#8d8a97', 43, -14, 14, 18, 3)) +
  path('#d8d5e0', 'M40-2h20q4 0 4 4v38H36V2q0-4 4-4z') +
  path('#a9a5b8', 'M38 44h24v36l-8 20h-8l-8-20z') +
  path('yellow', 'M34 38h32v7H34z') +
  path('#2a2733', 'm46 100 4 14 4-14z') +
  path('yellow', 'M62 0h10v44q-5 6-10 0z') +
  circle('#ff4d4d', 48, 58, 5) +
  part('light', circle('lime', 48, 58, 5)) +
  line('M42 70h12m-11 6h10', '#55525f', 3) +
  shade('M55 45h7v35l-8 20h-4q7-24 5-55z') +
  shine('M40 4h5v30h-5z') +
  '</g>' +
  line('M12 97q9-9 14-2t14-3 12 1', '#1d3f8a') +
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
