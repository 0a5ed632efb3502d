import { circle, ellipse, hidden, line, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('ink', 'M14 98q2-34 36-34t36 34z') +
  path('paper', 'M40 66h20l-10 32z') +
  part('tie', path('#ff4d4d', 'm50 74-10-6v12zm0 0 10-6v12z')) +
  ellipse('#e9b48a', 50, 40, 21, 25) +
  path('#55525f', 'M28 36q0-8 6-14l4 8-6 14zm44 0q0-8-6-14l-4 8 6 14z') +
  shade('M62 20q9 8 9 20 0 18-14 24 10-20 5-44z') +
  circle('ink', 42, 38, 2) +
  circle('ink', 58, 38, 2) +
  part('brows', line('m36 32 9-2m10 0 9 2', '#55525f', 3)) +
  part('mouth', line('M44 52q6 3 12 0', 'ink', 2.5)) +
  path('#e9b48a', 'M48 40h4v7h-5z', 'stroke-width="2"') +
  part(
    'tray',
    line('M74 90 84 70', 'ink', 6),
    ellipse('#d8d5e0', 82, 66, 17, 5),
    part(
      'cloche',
      path('#d8d5e0', 'M67 64q0-16 15-16t15 16z'),
      circle('yellow', 82, 46, 3),
      shine('M72 60q1-8 7-9-3 4-3 9z'),
    ),
    hidden('card', path('paper', 'M74 54h16v11H74z'), word('ink', 82, 63, 9, '?')),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Lift the lid',
  ends: 'toggles',
  numbers: { travel: 30, angle: 270, stiffness: 120, damping: 12 },
  says: ({ n }) =>
    n % 2
      ? [
          'He believes that you asked about ferrets.',
          'Did you mean: a picture of a larger ferret?',
          'He has no idea, but he has no idea politely.',
        ][((n - 1) / 2) % 3]
      : 'Very good. Will that be all?',
  sound: 's1568@0+.5*.2 s2093@.08+.5*.15',
  buzz: 8,
  secret: ['times', 12, 'Twelve questions, and he has taken his coat.'],
  pose: ({ p }, at) => {
    at('cloche', { y: -20 * p, turn: 14 * p, ox: 82, oy: 60 });
    at('card', { show: p });
    at('brows', { y: -3 * p });
    at('tie', { turn: 6 * Math.sin(p * 6), oy: 74 });
    at('mouth', { sy: 1 - 1.6 * p, oy: 53 });
  },
};
