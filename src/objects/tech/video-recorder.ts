import { box, circle, line, part, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'tape',
    box('#3a3644', 22, 14, 56, 34, 3),
    box('paper', 27, 17, 46, 12, 1, 'stroke-width="2"'),
    word('ink', 50, 27, 10, 'E-180'),
    part('l', circle('paper', 36, 38, 6), line('M36 34v8', 'ink', 2)),
    part('r', circle('paper', 64, 38, 6), line('M64 34v8', 'ink', 2)),
  ) +
  box('#55525f', 2, 40, 96, 44, 5) +
  box('ink', 14, 47, 72, 12, 2) +
  part('clock', box('#0b2a1a', 34, 64, 32, 14, 2), word('lime', 50, 75, 10, '00:00')) +
  circle('#8d8a97', 14, 71, 4) +
  circle('#8d8a97', 26, 71, 4) +
  circle('#ff4d4d', 76, 71, 4) +
  circle('#8d8a97', 88, 71, 4) +
  shade('M88 40h6q4 0 4 5v34q0 5-5 5h-9q6-20 4-44z') +
  shine('M6 43h30v2H6z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Push the tape in',
  ends: 'toggles',
  numbers: { travel: 30, angle: 90, stiffness: 50, damping: 9, kick: 4, friction: 0.8 },
  says: ({ n }) =>
    n % 2
      ? 'It was not rewound. That will be fifty pence.'
      : 'Out, with a clunk. Be kind to whoever has it next.',
  sound: 'n@0+.08*.5 w90>60@.1+.5*.2 n@.6+.06*.5 w300>700@.7+.6*.08',
  buzz: 20,
  secret: ['midnight', 'Just now, for the first time, its clock is right.'],
  pose: ({ p, spin }, at) => {
    at('tape', { y: 24 * p, sy: 1 - 0.3 * Math.max(0, p), show: p > 0.97 ? 0 : 1, oy: 48 });
    at('l', { turn: 360 * spin, ox: 36, oy: 38 });
    at('r', { turn: 360 * spin, ox: 64, oy: 38 });
    at('clock', { show: Math.floor(spin * 2) % 2 ? 0.4 : 1, text: p > 0.5 ? 'PLAY' : '00:00' });
  },
};
