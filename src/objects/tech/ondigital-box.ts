import { box, circle, ellipse, line, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M50 60V8M26 12h48M32 20h36M38 28h24', '#8d8a97', 4) +
  box('#3a3644', 4, 58, 92, 30, 5) +
  box('ink', 12, 64, 50, 16, 2) +
  part('number', word('lime', 37, 77, 13, '001')) +
  circle('#8d8a97', 74, 72, 5) +
  circle('#8d8a97', 87, 72, 5) +
  shade('M86 58h5q5 0 5 5v20q0 5-5 5h-9q6-14 4-30z') +
  shine('M9 61h26v2H9z') +
  part(
    'monkey',
    circle('#b97c46', 22, 34, 6),
    circle('#b97c46', 52, 34, 6),
    ellipse('#b97c46', 37, 36, 15, 16),
    ellipse('#e9b48a', 37, 40, 10, 10),
    circle('ink', 33, 37, 1.8),
    circle('ink', 41, 37, 1.8),
    line('M33 44q4 3 8 0', 'ink', 2),
    path('#b97c46', 'M26 50q11-6 22 0l3 12H23z'),
    line('M30 30h4m6 0h4', 'ink', 2),
  );

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Wave the aerial about',
  numbers: { travel: 3, rest: 1, stiffness: 80, damping: 8, ticks: 6 },
  says: ({ roll }) =>
    roll < 0.5
      ? 'Stand there. Do not move. There is football in squares.'
      : 'No signal. The knitted monkey shrugs.',
  sound: 'n@0+.08*.3 q220@.1+.05*.2 n@.2+.06*.3 q330@.3+.05*.2 n@.42+.2*.25',
  tick: 'n@0+.04*.2',
  buzz: 12,
  secret: ['times', 6, 'It has gone into administration, and left you the monkey.'],
  pose: ({ p, x, y, n, roll }, at) => {
    at('monkey', { x: x * 0.5, y: y * 0.3 - 5 * p, turn: x });
    at('number', { text: p > 0.3 ? (roll < 0.5 && n > 0 ? '104' : '---') : '001', x: x * 0.1 });
  },
};
