import { circle, ellipse, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  circle('night', 50, 50, 48) +
  path(
    'paper',
    'm18 40 1 3 3 1-3 1-1 3-1-3-3-1 3-1zm60 36 1 3 3 1-3 1-1 3-1-3-3-1 3-1z',
    'stroke="none"',
  ) +
  part(
    'a',
    circle('orange', 40, 60, 17),
    shade('M52 48a17 17 0 0 1-20 27q20 6 26-10 2-10-6-17z'),
    shine('M28 54q2-6 8-8-3 4-4 9z'),
  ) +
  part(
    'ring',
    ellipse(
      'none',
      40,
      60,
      27,
      8,
      'stroke="#ffe227" stroke-width="4" transform="rotate(-16 40 60)"',
    ),
  ) +
  part('b', circle('lime', 70, 30, 11), shine('M63 26q2-4 6-4-3 2-3 5z')) +
  part('c', circle('#ff4d4d', 32, 24, 8), shine('M27 21q1-3 4-3l-2 4z')) +
  part('d', circle('yellow', 76, 66, 9), shine('M70 63q1-4 5-4l-2 5z'));

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Set them in orbit',
  numbers: { travel: 1, friction: 0.5, kick: 0.6, rest: 0.6, stiffness: 110, damping: 10 },
  says: [
    'In orbit, round a mouth.',
    'One has left the solar system for under the settee.',
    'They turned out to be biscuits all along.',
  ],
  sound: 's660>990@0+.3*.2 s990>1320@.2+.3*.15 n@.5+.05*.3',
  buzz: 8,
  secret: ['times', 6, 'A tenth planet, and it is a raisin.'],
  pose: ({ spin, p }, at) => {
    at('b', { turn: 360 * spin });
    at('c', { turn: 240 * spin });
    at('d', { turn: -300 * spin });
    at('a', { size: 1 + 0.06 * p, ox: 40, oy: 60 });
    at('ring', { turn: 10 * Math.sin(spin * 6.28), ox: 40, oy: 60 });
  },
};
