import { box, circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path(
    '#3aa0ff',
    'M42 26h16v12q14 6 14 20v34q0 6-6 6H34q-6 0-6-6V58q0-14 14-20z',
    'fill-opacity=".9"',
  ) +
  part(
    'bubbles',
    circle('#fff', 40, 84, 2.5, 'stroke="none"'),
    circle('#fff', 58, 76, 3, 'stroke="none"'),
    circle('#fff', 50, 88, 2, 'stroke="none"'),
  ) +
  path('paper', 'M28 60h44v22H28z') +
  circle('ink', 42, 64, 4) +
  circle('ink', 58, 64, 4) +
  circle('paper', 50, 71, 9, 'stroke-width="2"') +
  circle('ink', 46, 70, 2.2) +
  circle('ink', 54, 70, 2.2) +
  shade('M62 40q10 6 10 18v34q0 6-6 6h-6q6-30 2-58z') +
  shine('M33 56q0-10 6-13v40h-6z') +
  part('cap', box('#ff4d4d', 39, 14, 22, 13, 3), line('M45 16v8m5-8v8m5-8v8', 'paper', 1.5)) +
  hidden(
    'fizz',
    path(
      '#bfe4ff',
      'M44 26q-14-10-10-20 4 2 6 8-2-14 8-16-2 8 2 12 2-14 12-12-6 6-4 14 6-6 10-2-8 4-14 16z',
    ),
  );

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Shake and open',
  numbers: { travel: 4, rest: 1.2, stiffness: 90, damping: 9, ticks: 8 },
  says: [
    'All over the disco. It was blue raspberry, and so are you.',
    'Your tongue will be blue until Tuesday.',
    'There is a mouthful left, and it is warm.',
  ],
  sound: 'n@0+.04*.5 n@.04+.7*.4 s900>300@.04+.5*.1',
  tick: 'n@0+.05*.2',
  buzz: 40,
  secret: ['speed', 14, 'The cap has gone through a ceiling tile in the school hall.'],
  pose: ({ p, x, found }, at) => {
    at('cap', { y: p > 0.9 ? (found ? -40 : -18) * p : x * 0.1, turn: p > 0.9 ? 60 : 0, oy: 20 });
    at('fizz', { show: p > 0.85 ? 1 : 0, sy: Math.max(0.1, p), oy: 26 });
    at('bubbles', { y: -14 * p, x: x * 0.4 });
  },
};
