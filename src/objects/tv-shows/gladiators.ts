import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('blue', 'M30 74h40l4 24H26z') +
  path('#8d8a97', 'M26 68h48v8H26z') +
  shade('M60 76h10l4 22H62z') +
  part(
    'foe',
    path('lime', 'M38 44q12-8 24 0l2 24H36z'),
    line('M42 68V50m16 18V50', 'ink', 2),
    circle('#e9b48a', 50, 24, 12),
    path('#ff4d4d', 'M36 24Q36 6 50 6t14 18l-4-4H40z'),
    circle('ink', 46, 26, 1.5),
    circle('ink', 55, 26, 1.5),
  ) +
  part(
    'stick',
    '<g transform="rotate(-32 50 58)">',
    box('#55525f', 14, 54, 72, 8, 2),
    box('#ff4d4d', -6, 44, 32, 28, 12),
    box('yellow', 74, 44, 32, 28, 12),
    shade('M-2 64h24q2 8-8 8H6q-8 0-8-8zm80 0h24q2 8-8 8H86q-8 0-8-8z'),
    shine('M2 50q2-3 8-3h8v3zm80 0q2-3 8-3h8v3z'),
    '</g>',
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Swing the stick',
  numbers: { travel: 36, angle: 0, stiffness: 120, damping: 7, rest: 0.9 },
  says: ({ roll }) =>
    roll < 0.5
      ? 'A PE teacher from Hull is hanging on by one knee.'
      : 'Off the podium, into the mat, hair still perfect.',
  sound: 'n@0+.15*.2 s120>60@.14+.25*.5 n@.14+.08*.4',
  buzz: 35,
  secret: ['speed', 14, 'The foam finger in row G has joined in.'],
  pose: ({ p, roll, n }, at) => {
    at('stick', { turn: 80 * p, oy: 58, x: -6 * p });
    const hit = Math.max(0, p - 0.4);
    at('foe', {
      turn: hit * (n > 0 && roll >= 0.5 ? 150 : 45),
      x: hit * 30,
      y: n > 0 && roll >= 0.5 ? hit * 40 : 0,
      oy: 70,
    });
  },
};
