import { box, circle, ellipse, line, part, patch, path, shade, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'aerial',
    line('M66 56V14M44 10l44 8M48 20l36 7M52 30l28 5', 'ink', 8),
    line('M66 56V14M44 10l44 8M48 20l36 7M52 30l28 5', '#bdb8cc', 3),
  ) +
  part(
    'monkey',
    line('M14 50q-10-8-4-20M40 50q8-2 6-12', 'ink', 9),
    line('M14 50q-10-8-4-20M40 50q8-2 6-12', '#b97c46', 4),
    ellipse('#b97c46', 27, 54, 14, 13),
    circle('#b97c46', 12, 26, 5),
    circle('#b97c46', 42, 26, 5),
    ellipse('#b97c46', 27, 28, 15, 16),
    path(
      '#f3dcc0',
      'M15 33q0-10 7-10 3 0 5 3 2-3 5-3 7 0 7 10-1 10-12 10t-12-10z',
      'stroke-width="2"',
    ),
    circle('ink', 23, 29, 1.5, 'stroke="none"'),
    circle('ink', 31, 29, 1.5, 'stroke="none"'),
    line('M21 37q6 4 12 0', 'ink', 2),
  ) +
  box('#3a3644', 2, 58, 96, 34, 6) +
  patch('#55506a', 'M8 60h84v4H8z') +
  box('ink', 10, 68, 46, 18, 3) +
  part('number', word('lime', 33, 82, 14, '001')) +
  box('#211d2b', 64, 70, 26, 5, 1, 'stroke-width="2"') +
  path('yellow', 'M68 72h18v4H68z', 'stroke-width="2"') +
  circle('#8d8a97', 68, 83, 3, 'stroke-width="2"') +
  circle('#8d8a97', 78, 83, 3, 'stroke-width="2"') +
  circle('#ff4d4d', 88, 83, 3, 'stroke-width="2"') +
  shade('M90 59q7 0 7 6v20q0 6-7 6h-6q8-14 6-32z');

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
    at('aerial', { x: x * 0.6, y: y * 0.3, turn: 2.5 * x + 12 * p, ox: 66, oy: 58 });
    at('monkey', { y: -3 * p, turn: -x });
    at('number', { text: p > 0.3 ? (roll < 0.5 && n > 0 ? '104' : '---') : '001', x: x * 0.1 });
  },
};
