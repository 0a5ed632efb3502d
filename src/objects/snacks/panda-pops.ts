import { box, circle, hidden, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3aa0ff', 'M40 22h20v14q20 8 20 28v26q0 8-8 8H28q-8 0-8-8V64q0-20 20-28z') +
  patch('#9fd4ff', 'M41 23h18v9H41z') +
  part(
    'bubbles',
    circle('#fff', 32, 92, 2.5, 'stroke="none"'),
    circle('#fff', 62, 94, 3, 'stroke="none"'),
    circle('#fff', 46, 91, 2, 'stroke="none"'),
  ) +
  path('paper', 'M20 58h60v30H20z') +
  circle('ink', 38, 63, 5) +
  circle('ink', 62, 63, 5) +
  circle('paper', 50, 73, 14) +
  path('ink', 'M38 73q0-6 6-6 4 2 3 6-3 5-9 0zm24 0q0-6-6-6-4 2-3 6 3 5 9 0z', 'stroke="none"') +
  patch('#fff', 'M43 70h2v2h-2zm11 0h2v2h-2z') +
  path('ink', 'M47 77h6l-3 4z', 'stroke="none"') +
  shade('M68 44q12 8 12 20v26q0 8-8 8h-8q8-30 4-54z') +
  shine('M26 56q1-10 8-14v48h-8z') +
  part('cap', box('#ff4d4d', 36, 6, 28, 16, 4), line('M43 9v10m7-10v10m7-10v10', 'paper', 2)) +
  hidden(
    'fizz',
    path(
      '#bfe4ff',
      'M42 24q-16-12-12-24 6 2 8 10-2-16 10-18-2 10 2 14 4-16 14-14-8 8-4 16 6-8 12-2-10 4-16 18z',
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
    at('cap', { y: p > 0.9 ? (found ? -44 : -28) * p : x * 0.1, turn: p > 0.9 ? 60 : 0, oy: 20 });
    at('fizz', { show: p > 0.85 ? 1 : 0, sy: Math.max(0.1, p), oy: 26 });
    at('bubbles', { y: -14 * p, x: x * 0.4 });
  },
};
