import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('pink', 4, 28, 92, 58, 6) +
  box('paper', 14, 36, 72, 28, 3) +
  line('M20 42h60', 'ink', 2) +
  box('ink', 28, 48, 44, 12, 6) +
  part('reelA', circle('paper', 36, 54, 7), line('M36 49v4m-4 4 3-2m5 2-3-2', 'ink', 2.5)) +
  part('reelB', circle('paper', 64, 54, 7), line('M64 49v4m-4 4 3-2m5 2-3-2', 'ink', 2.5)) +
  path('#55525f', 'm24 86 6-14h40l6 14z') +
  shade('M86 28h4q6 0 6 6v46q0 6-6 6h-8z') +
  shine('M9 36h4v20H9z') +
  part('loops', line('M30 86q-24 22 4 10t18-6 14-2 8 12 12-14', '#6b4a26', 3)) +
  part(
    'pencil',
    path('yellow', 'M60 50 84 6l9 5-24 44z'),
    path('#e9b48a', 'm60 50 9 5-11 6z'),
    path('pink', 'm84 6 3-5 9 5-3 5z'),
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
    at('loops', { sy: 1 - p, oy: 86, show: p > 0.96 ? 0 : 1 });
    at('reelA', { turn: 360 * spin, ox: 36, oy: 54 });
    at('reelB', { turn: 360 * spin, ox: 64, oy: 54 });
    at('pencil', { turn: 14 * Math.sin(spin * 6.28), ox: 64, oy: 54 });
  },
};
