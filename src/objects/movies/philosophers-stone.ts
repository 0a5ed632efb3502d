import { box, circle, line, part, path, shade, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'trolley',
    line('M8 44h8l6 40h34', '#8d8a97', 5),
    box('#6b4a26', 20, 56, 38, 20, 3),
    line('M20 64h38', '#d9a566', 3),
    box('#8a5a2f', 24, 40, 26, 17, 2),
    path('#d8d5e0', 'M28 40V28q0-8 8-8t8 8v12z', 'fill-opacity=".5"'),
    path('paper', 'M31 40q-2-12 5-13 7 1 5 13z'),
    circle('ink', 34, 32, 1.5),
    circle('ink', 39, 32, 1.5),
    line('M32 22v18m9-18v18', 'ink', 1.5),
    circle('ink', 28, 90, 5),
    circle('ink', 52, 90, 5),
  ) +
  path('#c2542e', 'M64 0h36v100H64z') +
  line(
    'M64 16h36M64 32h36M64 48h36M64 64h36M64 80h36M80 0v16m-6 0v16m14 0v-0m-6 0v16m-8 0v16m12 0v16m-10 0v20m14-52v16m2-48v16',
    '#8a2f1a',
    2,
  ) +
  shade('M90 0h10v100H90z') +
  part('sign', circle('paper', 83, 26, 13), word('ink', 83, 30, 9, '9¾'));

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Run at the wall',
  numbers: { travel: 40, angle: 0, stiffness: 50, damping: 9, rest: 1.1 },
  says: [
    'Straight through. Do not stop, and do not be scared.',
    'Through again. A guard is looking at the clock.',
    'And back, with an owl that has stopped speaking to you.',
  ],
  sound: 'n@0+.4*.25 s300>900@.25+.4*.25 s1200@.6+.4*.2',
  buzz: 20,
  secret: ['times', 9, 'Nine and a bit: this time the wall was only a wall.'],
  pose: ({ p, found }, at) => {
    at('trolley', {
      x: found ? 12 * Math.sin(Math.min(1, p) * 3.14) : 62 * p,
      show: found || p < 0.95 ? 1 : 0,
      turn: p < 0 ? 10 * p : 0,
    });
    at('sign', { turn: 20 * Math.sin(p * 9), ox: 83, oy: 14 });
  },
};
