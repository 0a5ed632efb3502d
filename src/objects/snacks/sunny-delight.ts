import { box, circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#ff8a1f', 'M30 26q-12 8-12 24v40q0 8 8 8h48q8 0 8-8V50q0-16-12-24z') +
  path('none', 'M74 40q18 2 14 24-2 12-8 12', 'stroke-width="8"') +
  line('M74 40q18 2 14 24-2 12-8 12', '#ffb066', 3) +
  part('cap', box('blue', 34, 8, 32, 18, 4), line('M42 11v12m8-12v12m8-12v12', 'paper', 2)) +
  part(
    'juice',
    path('yellow', 'M20 52q8-4 15 0t15 0 15 0 15 0v8H20z', 'opacity=".7" stroke="none"'),
  ) +
  circle('yellow', 50, 70, 18) +
  circle('ink', 44, 67, 2) +
  circle('ink', 56, 67, 2) +
  line('M42 74q8 8 16 0', 'ink', 3) +
  shade('M68 27q14 8 14 23v40q0 8-8 8H64q10-34 4-71z') +
  shine('M24 52q0-14 8-20v50h-8z') +
  hidden('glow', line('M50 46v-6M28 58l-5-4M72 58l5-4M26 80l-6 3M74 80l6 3', 'yellow', 4));

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Shake well',
  numbers: { travel: 3, rest: 1, stiffness: 110, damping: 8, ticks: 5 },
  says: ({ n }) =>
    n < 4
      ? [
          'Five per cent juice, and very orange.',
          'In the fridge, beside the real one, hoping.',
          'Your elbow has gone a bit orange.',
        ][n - 1]
      : 'You have turned orange. It has been in the papers.',
  sound: 'n@0+.1*.3 n@.14+.1*.3 t523@.3+.1*.2 t659@.42+.2*.2',
  tick: 'n@0+.06*.2',
  buzz: 10,
  secret: ['times', 6, 'Even the snowman in the advert went orange.'],
  pose: ({ p, x, y, n }, at) => {
    at('cap', { y: -6 * p, turn: 40 * p, oy: 16 });
    at('juice', { x: x * 0.5, turn: x, oy: 56, y: y * 0.3 });
    at('glow', { show: Math.min(1, p + n * 0.1), size: 1 + 0.1 * p, oy: 70 });
  },
};
