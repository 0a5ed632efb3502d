import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('pink', 3, 20, 94, 60, 6) +
  patch('#ff8fc2', 'M6 23h88v6H6z') +
  box('paper', 12, 28, 76, 36, 4) +
  patch('yellow', 'M14 50h72v6H14zM14 58h72v4H14z') +
  line('M20 36h44', '#5b9bff', 3) +
  box('#3a3644', 26, 41, 48, 18, 9) +
  circle('#6b4a26', 37, 50, 8, 'stroke="none"') +
  part('reelA', circle('paper', 36, 50, 6), line('M36 45v3m-4 5 2-2m6 2-2-2', 'ink', 2.5)) +
  part('reelB', circle('paper', 64, 50, 6), line('M64 45v3m-4 5 2-2m6 2-2-2', 'ink', 2.5)) +
  path('#c93f82', 'm22 80 6-13h44l6 13z') +
  circle('ink', 34, 75, 2, 'stroke="none"') +
  circle('ink', 66, 75, 2, 'stroke="none"') +
  shade('M88 20h3q6 0 6 6v48q0 6-6 6h-9z') +
  shine('M8 28h3v24H8z') +
  part(
    'loops',
    line('M28 80q-24 16 2 14t20-8 14 4 8 4 14-12', 'ink', 5),
    line('M28 80q-24 16 2 14t20-8 14 4 8 4 14-12', '#8a5a2f', 2),
  ) +
  part(
    'pencil',
    path('yellow', 'M59 42 80 2l10 5-20 41z'),
    patch('#c9a51f', 'M66 45 87 5l3 2-20 41z'),
    path('#e9b48a', 'm59 42 11 6-10 7z'),
    path('pink', 'm80 2 3-6 10 6-3 5z'),
  );

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Wind the tape back',
  ends: 'stays',
  numbers: { travel: 3, ticks: 24, friction: 3, kick: 1 },
  says: [
    'All back in, with one crease, in the middle of the chorus.',
    'Wound back. The pencil was a two H, as it should be.',
    'Wound back again. You could leave the pencil in.',
  ],
  sound: 'n@0+.06*.35 q900@.02+.04*.15',
  tick: 'q700@0+.012*.12 n@0+.012*.2',
  buzz: 12,
  secret: ['backwards', 'Wound the other way: it is all over the car park now.'],
  pose: ({ p, spin }, at) => {
    at('loops', { sy: 1 - p, oy: 80, show: p > 0.96 ? 0 : 1 });
    at('reelA', { turn: 360 * spin, ox: 36, oy: 50 });
    at('reelB', { turn: 360 * spin, ox: 64, oy: 50 });
    at('pencil', { turn: 14 * Math.sin(spin * 6.28), ox: 62, oy: 50 });
  },
};
