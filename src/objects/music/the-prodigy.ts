import { box, ellipse, hidden, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('#ff4d4d', 4, 48, 50, 44, 3) +
  box('yellow', 10, 54, 38, 22, 2) +
  path('#ff4d4d', 'M29 56q8 6 3 10 0 7-6 7t-4-9q3 0 7-8z') +
  patch('#55525f', 'M5 80h48v11H5z') +
  shade('M44 49h9v31h-9z') +
  shine('M8 52h5v20H8z') +
  part(
    'match',
    path('#e9b48a', 'M56 90 84 26l5 2-27 65z'),
    ellipse('#8a2f2f', 87, 24, 5.5, 7, 'transform="rotate(24 87 24)"'),
    hidden(
      'flame',
      path('orange', 'M87 30q-14-2-12-16 2 3 4 2-2-10 8-16-2 8 6 12 8 14-6 18z'),
      path('yellow', 'M87 28q-6-2-4-10 2 2 4-4 6 6 4 10-1 4-4 4z'),
    ),
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Strike the match',
  numbers: { travel: 34, angle: 0, stiffness: 70, damping: 9, rest: 1.5, ticks: 4 },
  says: [
    'Lit. Your mum has smelt it from the landing.',
    'Lit, and out again before it reached the fingers.',
    'One left in the box, as there always was.',
  ],
  sound: 'n@0+.25*.5 n@.2+.9*.15',
  tick: 'n@0+.03*.3',
  buzz: 10,
  secret: ['speed', 16, 'Struck so hard that the smoke alarm is dancing.'],
  pose: ({ p, v }, at) => {
    at('match', {
      x: -6 + 6 * p,
      y: 18 * Math.sin(Math.min(1, Math.max(0, p)) * 3.14),
      turn: -8 * (1 - p),
      ox: 60,
      oy: 92,
    });
    at('flame', {
      show: p > 0.7 ? 1 : 0,
      size: 0.8 + 0.25 * Math.min(1, p) + 0.05 * Math.sin(v),
      ox: 87,
      oy: 28,
    });
  },
};
