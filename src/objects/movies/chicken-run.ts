import { circle, line, part, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#d9a566', 'M6 88h88v10H6z') +
  line('M14 88v10m18-10v10m18-10v10m18-10v10m18-10v10', 'ink', 2) +
  part(
    'hen',
    line('M42 78v10h-6m24-10v10h6', 'orange', 4),
    path('#b97c46', 'M22 56q0-20 20-22V22q0-12 12-12t12 12v14q18 6 16 26-2 18-30 18-28 0-30-24z'),
    path('#ff4d4d', 'M46 12q-2-10 4-10 4-4 7 1 6-2 6 4l-3 6z'),
    path('yellow', 'm66 22 14 5-14 5z'),
    circle('paper', 58, 21, 5),
    circle('ink', 60, 21, 2),
    path('#ff4d4d', 'M62 33q6 4 2 9-6-2-5-9z'),
    path('pink', 'M40 36q14 6 27 0v9q-13 6-28 0z'),
    path('pink', 'M44 44h9v20h-9z'),
    line('M44 58h9', 'paper', 2),
    shade('M74 44q10 8 8 18-2 18-30 18 22-6 22-36z'),
  ) +
  part('wingL', path('#e9b48a', 'M26 52Q6 50 2 66q8-2 10 4 6-4 10 2 6-4 8-6z')) +
  part('wingR', path('#e9b48a', 'M78 52q18-2 22 14-8-2-10 4-6-4-10 2-6-4-8-6z'));

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Flap',
  numbers: { travel: 4, stiffness: 40, damping: 5, rest: 0.5 },
  says: [
    'Over the wire, and into a gravy boat.',
    'Airborne, for the length of one fence post.',
    'She thinks it is a holiday.',
  ],
  sound: 'w500>800@0+.08*.25 w600>900@.12+.08*.25 w700>1200@.24+.25*.3 n@.5+.1*.3',
  buzz: 15,
  secret: ['times', 7, 'Seven flights. The knitting has come undone, and it reaches to Bristol.'],
  pose: ({ p, x, y }, at) => {
    const up = -34 * p;
    const flap = 34 * Math.sin(p * 40 + x);
    at('hen', { x: x * 0.5, y: up + y * 0.4 });
    at('wingL', { y: up + y * 0.4, x: x * 0.5, turn: flap, ox: 28, oy: 56 });
    at('wingR', { y: up + y * 0.4, x: x * 0.5, turn: -flap, ox: 76, oy: 56 });
  },
};
