import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M42 2Q4-6 6 34t6 30', 'ink', 6) +
  line('M42 2Q4-6 6 34t6 30', 'paper', 3) +
  path('paper', 'M32 2h46q8 0 8 8v80q0 8-8 8H32q-8 0-8-8V10q0-8 8-8z') +
  shade('M78 3q7 1 7 8v78q0 8-8 8h-8q10-40 9-94z') +
  box('#3a3644', 32, 9, 46, 34, 3) +
  patch('#d8ecf8', 'M35 12h40v28H35z') +
  patch('#2b3f6b', 'M35 12h40v5H35z') +
  part('bar', patch('blue', 'M35 19h40v6H35z')) +
  part('list', line('M39 22h26M39 29h30M39 36h20', 'ink', 2.5)) +
  part(
    'wheel',
    circle('#e4e1ee', 55, 70, 24),
    path(
      '#8d8a97',
      'm53 52 4 0-2-3zm20 15 0 5 4-2.5zm-36 0 0 5-4-2.5zm16 22h4v4h-4z',
      'stroke="none"',
    ),
    shade('M72 54a24 24 0 0 1-30 36q30 2 30-36z'),
    circle('paper', 55, 70, 9),
  ) +
  shine('M27 9h4v66h-4z') +
  part(
    'bud',
    circle('paper', 10, 66, 7),
    circle('#8d8a97', 8, 66, 3, 'stroke-width="2"'),
    line('M12 73v10', 'ink', 7),
    line('M12 73v9', 'paper', 3),
  );

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
    at('wheel', { turn: 360 * spin, ox: 55, oy: 70 });
    at('bar', { y: 14 * ((((spin * 3) % 1) + 1) % 1) });
    at('bud', { turn: 12 * Math.sin(spin * 6.28), ox: 12, oy: 50 });
    at('list', { y: -2 * Math.sin(p * 30) });
  },
};
