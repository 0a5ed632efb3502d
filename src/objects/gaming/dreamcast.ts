import { box, circle, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('paper', 'M6 44q0-10 10-10h68q10 0 10 10v36q0 8-8 8H14q-8 0-8-8z') +
  patch('#d8d5e0', 'M8 76h84v4q0 7-6 7H14q-6 0-6-7z') +
  shade('M85 34q9 1 9 10v36q0 8-8 8h-7q8-22 6-54z') +
  circle('#eceaf2', 50, 52, 29) +
  part(
    'swirl',
    circle('#c7e9ff', 50, 52, 21),
    patch('#ffb3d2', 'M50 52 37 35q6-4 12-4zm0 0 13 17q-6 4-12 4z'),
    patch('#fff3a8', 'M50 52 67 40q3 5 4 11zm0 0-17 12q-3-5-4-11z'),
    circle('paper', 50, 52, 7),
    path('cyan', 'M50 46q6 6 0 11-6-5 0-11z', 'stroke-width="2"'),
  ) +
  path('#8d8a97', 'm50 83 5 5H45z', 'stroke-width="2"') +
  [20, 34, 66, 80].map((x) => box('#8d8a97', x - 5, 80, 10, 6, 3, 'stroke-width="2"')).join('') +
  circle('#ff8a1f', 86, 42, 3, 'stroke-width="2"') +
  part(
    'vmu',
    path('paper', 'M66 0h20q4 0 4 4v24q0 4-4 4H66q-4 0-4-4V4q0-4 4-4z'),
    box('#c9d8a8', 67, 5, 18, 12, 1, 'stroke-width="2"'),
    path('ink', 'M74 8h4v2h2v4h-8v-4h2z', 'stroke="none"'),
    path('#55525f', 'M68 22h3v-2h2v2h3v2h-3v2h-2v-2h-3z', 'stroke-width="1"'),
    circle('#ff8a1f', 82, 24, 2.5, 'stroke-width="2"'),
  ) +
  shine('M11 40h16v3H11z');

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Switch it on',
  numbers: { stiffness: 50, damping: 6, kick: 2, friction: 1.6, rest: 0.8 },
  says: [
    'A swirl, a drop of water, and a beep from the memory card.',
    'It has asked for the telephone line. Your mum has said no.',
    'The battery in the little one is flat. It always is.',
  ],
  sound: 's523@0+.5*.25 s659@.15+.5*.25 s988@.3+.7*.25 q3000@.9+.25*.1',
  buzz: 15,
  secret: ['times', 5, 'There was a whole sea in there, and something with a man’s face.'],
  pose: ({ p, spin }, at) => {
    at('swirl', { turn: -360 * spin - 20 * p, oy: 52, size: 1 + 0.08 * p });
    at('vmu', { y: -3 * Math.abs(p), turn: 3 * Math.sin(p * 20), ox: 76, oy: 30 });
  },
};
