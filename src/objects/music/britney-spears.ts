import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M36 18q0-14 14-14t14 14', 'ink', 5) +
  path('pink', 'M18 40q0-24 32-24t32 24v46q0 10-10 10H28q-10 0-10-10z') +
  part(
    'book',
    path('paper', 'M30 22h40v28H30z'),
    path('blue', 'M30 22h40v8H30z'),
    line('M36 36h28m-28 6h20', 'ink', 2),
  ) +
  path('pink', 'M20 44h60v42q0 10-10 10H28q-10 0-10-10z') +
  part('mouth', path('ink', 'M20 43h60v3H20z')) +
  path('purple', 'M28 62h44v26q0 5-5 5H33q-5 0-5-5z') +
  line('M28 70h44', 'ink', 2.5) +
  shade('M72 44h8v42q0 10-10 10h-6q8-2 8-12z') +
  shine('M23 50h4v26h-4z') +
  path('yellow', 'm50 74 3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z', 'stroke-width="2"') +
  part('zip', box('#d8d5e0', 20, 40, 9, 9, 2), part('fluff', circle('lime', 22, 54, 6)));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Unzip the bag',
  ends: 'toggles',
  numbers: { travel: 56, angle: 0, stiffness: 120, damping: 14, ticks: 20 },
  says: ({ n }) =>
    n % 2
      ? 'A wall planner, a fluffy pen, and no homework whatever.'
      : 'Zipped. The bell has gone.',
  sound: 'n@0+.3*.35 w300>900@0+.3*.1',
  tick: 'q1200@0+.01*.12 n@0+.01*.2',
  buzz: 8,
  secret: ['times', 6, 'Once more: the uniform list is at the bottom, folded very small.'],
  pose: ({ p, v }, at) => {
    at('zip', { x: 52 * p });
    at('fluff', { turn: -v * 6, ox: 24, oy: 44 });
    at('book', { y: 16 - 22 * Math.max(0, p) });
    at('mouth', { sy: 1 + 2 * p, oy: 44 });
  },
};
