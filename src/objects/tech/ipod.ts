import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M34 6Q10 0 8 30t6 40', 'paper', 5) +
  line('M34 6Q10 0 8 30t6 40', '#d8d5e0', 2) +
  path('paper', 'M28 2h48q6 0 6 6v84q0 6-6 6H28q-6 0-6-6V8q0-6 6-6z') +
  shade('M74 2h3q5 1 5 6v84q0 6-6 6h-6q8-40 4-96z') +
  box('#cfe3f0', 30, 10, 44, 30, 2) +
  patch('#2b3f6b', 'M31 11h42v6H31z') +
  part('list', line('M35 23h26M35 29h32M35 35h20', 'ink', 2.5)) +
  part('bar', patch('blue', 'M32 20h40v6H32z')) +
  part(
    'wheel',
    circle('#eceaf2', 52, 68, 23),
    circle('paper', 52, 68, 8),
    path('#8d8a97', 'm50 49 4 0-2-2zm16 17 0 4 4-2zm-28 0 0 4-4-2zm12 20h4v3h-4z', 'stroke="none"'),
  ) +
  shine('M25 8h4v60h-4z');

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Scroll',
  numbers: { travel: 1.5, friction: 3, ticks: 30, rest: 0.6 },
  says: [
    'A thousand songs. The one you want is under T, for The.',
    'Round and round, past everything you taped.',
    'Shuffle. It has chosen the sound effects record.',
  ],
  sound: 't659@0+.1*.2 t880@.12+.25*.2',
  tick: 'q2200@0+.008*.15',
  buzz: 4,
  secret: ['hold', 4, 'Held down, there is a game with a bat and some bricks.'],
  pose: ({ p, spin }, at) => {
    at('wheel', { turn: 360 * spin, ox: 52, oy: 68 });
    at('bar', { y: 12 * ((((spin * 3) % 1) + 1) % 1) });
    at('list', { y: -2 * Math.sin(p * 30) });
  },
};
