import { box, circle, line, part, patch, path, shade, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'trolley',
    line('M2 40h8l7 46h38', 'ink', 9),
    line('M2 40h8l7 46h38', '#bdb8cc', 4),
    box('#6b4a26', 18, 60, 42, 22, 4),
    line('M28 61v20M50 61v20', '#d9a566', 4),
    box('#8a2f4a', 20, 46, 36, 15, 3),
    path('#ffe9a8', 'M22 46V26q0-20 16-20t16 20v20z'),
    path('paper', 'M27 45q-3-12-1-18 2-11 12-11t12 11q2 6-1 18z'),
    circle('yellow', 33, 26, 4, 'stroke-width="2"'),
    circle('yellow', 43, 26, 4, 'stroke-width="2"'),
    path('orange', 'm36 30h4l-2 4z', 'stroke-width="1.5"'),
    patch('ink', 'M32 25h2v2h-2zm10 0h2v2h-2z'),
    line('M30 12v34m16-34v34M22 38h32', '#8d8a97', 1.5),
    circle('none', 38, 3, 3),
    circle('#3a3644', 26, 91, 6),
    circle('#3a3644', 52, 91, 6),
  ) +
  path('#c2542e', 'M62 0h38v98H62z') +
  patch('#d9754a', 'M63 16h12v14H63zm16 16h14v14H79zm-12 34h14v13H67z') +
  line(
    'M62 15h38M62 31h38M62 47h38M62 63h38M62 80h38M78 0v15m-8 0v16m14 0v16m-16 0v16m18 0v17m-14 0v18',
    '#7a2a14',
    2,
  ) +
  shade('M90 0h10v98H90z') +
  part('sign', circle('paper', 81, 28, 14), word('ink', 81, 32, 11, '9¾'));

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
