import { circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'c',
    circle('#ff4d4d', 20, 22, 11),
    shade('M27 14q6 8-2 16-6 4-12 1 10-2 14-17z'),
    shine('M13 20q1-5 6-6l-2 6z'),
  ) +
  part(
    'b',
    circle('lime', 80, 26, 12),
    shade('M88 18q6 8-2 16-6 4-13 1 12-2 15-17z'),
    shine('M72 23q2-5 7-6l-3 6z'),
  ) +
  part(
    'd',
    circle('yellow', 84, 78, 11),
    shade('M91 70q6 8-2 16-6 4-12 1 10-2 14-17z'),
    shine('M77 75q2-5 6-6l-2 6z'),
  ) +
  circle('cyan', 40, 27, 9) +
  circle('pink', 52, 22, 9) +
  circle('orange', 62, 28, 9) +
  path('#3a1f7a', 'M26 34h48l4 62H22z') +
  path('#ffe227', 'M26 34l4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5v6H26z') +
  patch(
    'paper',
    'm32 52 1 3 3 1-3 1-1 3-1-3-3-1 3-1zm36 32 1 3 3 1-3 1-1 3-1-3-3-1 3-1zm-2-34h2v2h-2zM30 84h2v2h-2z',
  ) +
  shade('M66 41h8l4 54H66z') +
  shine('M29 44h3l-2 40h-4z') +
  part(
    'a',
    circle('orange', 50, 68, 14),
    shade('M60 58a14 14 0 0 1-17 22q16 6 21-7 2-9-4-15z'),
    shine('M40 64q2-6 7-7-3 4-4 9z'),
  ) +
  part(
    'ring',
    line('M28 74q4 6 24-1 20-8 20-13', 'ink', 7),
    line('M28 74q4 6 24-1 20-8 20-13', '#ffe227', 3),
  );

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
    at('a', { size: 1 + 0.06 * p, oy: 68 });
    at('ring', { turn: 10 * Math.sin(spin * 6.28), oy: 68 });
  },
};
