import { box, hidden, part, path, shade, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('blue', 'M4 74 36 20l16 24 12-16 32 46z') +
  path('paper', 'm36 20 9 14-6 5-4-4-6 4-4-4zm28 8 8 12-5 3-4-4-5 4-3-3z') +
  shade('M36 20 52 44l-6 30h-8q4-28-2-54zm28 8 32 46H74q0-24-10-46z') +
  box('paper', 4, 70, 68, 22, 3) +
  part('words', box('ink', 10, 79, 34, 4, 0, 'stroke="none"')) +
  part('button', box('yellow', 72, 70, 24, 22, 3), word('ink', 84, 85, 10, 'GO')) +
  hidden('results', path('cream', 'M10 4h80v14H10z'), word('ink', 50, 14, 9, '3,000,000'));

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Search',
  numbers: { stiffness: 70, damping: 8, rest: 1.2 },
  says: [
    'Three million results, and the first is about goats.',
    'Put it in quotes. Put a plus before it. Goats.',
    'Page forty. Somebody has a photograph of it.',
  ],
  sound: 'n@0+.02*.4 n@.1+.3*.1 q880@.5+.06*.12',
  buzz: 6,
  secret: ['times', 10, 'The tenth search found it. It was under construction.'],
  pose: ({ p, n }, at) => {
    at('words', { sx: Math.max(0.1, 1 - 0.12 * (n % 5)), ox: 10 });
    at('button', { y: p > 0.02 && p < 0.4 ? 2 : 0 });
    at('results', { show: p, y: 4 - 4 * p, text: `${((n || 1) * 3).toString()},000,000` });
  },
};
