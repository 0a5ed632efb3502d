import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('blue', 'M28 84h44l6 14H22z') +
  path('#bdb8cc', 'M20 76h60v9H20z') +
  shade('M62 85h10l6 13H64z') +
  part(
    'foe',
    path('#ff4d4d', 'M36 76l3-20h22l3 20h-9l-5-12-5 12z'),
    path('#e9b48a', 'M34 40q-12 4-14 16l8 5 10-11zm32 0q12 4 14 16l-8 5-10-11z'),
    path('#ff4d4d', 'M34 39q16-7 32 0l-3 22H37z'),
    path('paper', 'm50 44 2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z', 'stroke-width="1.5"'),
    shade('M58 37q5 0 8 2l-3 22h-7z'),
    circle('#e9b48a', 50, 22, 13),
    path('yellow', 'M35 21Q34 6 50 6t15 15l-6-4H41zM35 19h5v10l-5-2zm25 0h5v8l-5 2z'),
    circle('ink', 45, 24, 1.3, 'stroke-width="1.5"'),
    circle('ink', 55, 24, 1.3, 'stroke-width="1.5"'),
    line('M46 30h8', 'ink', 2.5),
  ) +
  part(
    'stick',
    '<g transform="translate(50 56)rotate(-24)scale(.88)translate(-50 -56)">',
    box('#55525f', 16, 52, 68, 8, 2),
    box('cyan', -10, 42, 32, 28, 13),
    box('cyan', 78, 42, 32, 28, 13),
    line('M14 44v24M86 44v24', 'paper', 4),
    shade('M-8 62h29q0 8-10 8H4Q-6 70-8 62zm88 0h29q0 8-10 8H92q-10 0-12-8z'),
    shine('M-3 49q2-4 8-4h6v4zm88 0q2-4 8-4h6v4z'),
    circle('#e9b48a', 33, 56, 6),
    circle('#e9b48a', 67, 56, 6),
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
