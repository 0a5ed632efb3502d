import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('paper', 'M8 46q0-8 8-8h68q8 0 8 8v36q0 6-8 6H16q-8 0-8-6z') +
  shade('M84 38q7 1 8 8v36q0 6-8 6h-8q8-20 8-50z') +
  circle('#eceaf2', 50, 56, 26) +
  part(
    'swirl',
    circle('none', 50, 56, 17, 'stroke="#ff9632" stroke-dasharray="60 20"'),
    circle('none', 50, 56, 9, 'stroke="#ff9632" stroke-dasharray="34 12"'),
    path('cyan', 'M50 48q6 7 0 13-6-6 0-13z', 'stroke-width="2"'),
  ) +
  path('#8d8a97', 'm50 78 5 6H45z') +
  circle('#d8d5e0', 24, 80, 4) +
  circle('#d8d5e0', 76, 80, 4) +
  part(
    'vmu',
    box('paper', 64, 4, 24, 30, 5),
    box('#c9d8a8', 69, 9, 14, 10),
    path('ink', 'M74 12h4v4h-4z', 'stroke="none"'),
    circle('#8d8a97', 72, 26, 2.5),
    circle('#8d8a97', 80, 26, 2.5),
  ) +
  shine('M13 44h16v3H13z') +
  line('M8 70Q0 74 2 92', '#8d8a97', 3);

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
    at('swirl', { turn: -360 * spin - 20 * p, oy: 56, size: 1 + 0.08 * p });
    at('vmu', { y: -3 * Math.abs(p), turn: 3 * Math.sin(p * 20), ox: 76, oy: 30 });
  },
};
