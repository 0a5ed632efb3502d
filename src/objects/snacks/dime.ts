import { hidden, lean, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    -30,
    1.1,
    path('#d8d5e0', 'M2 36h46v36H2z'),
    path('#ff4d4d', 'M2 42h46v24H2z'),
    part(
      'left',
      path('#6b3a1a', 'M40 40h18l-3 8 4 6-4 8 3 8H40z'),
      path('#e0962f', 'M52 43h4l-2 6 3 5-3 7 2 6h-4z', 'stroke="none"'),
      shine('M43 43h6v3h-6z'),
    ),
    part(
      'right',
      path('#6b3a1a', 'M58 40h30q4 0 4 4v22q0 4-4 4H58l-3-8 4-8-4-6z'),
      path('#e0962f', 'M60 43h6v24h-6l-2-6 3-7-3-5z', 'stroke="none"'),
      shade('M84 40h4q4 0 4 4v22q0 4-4 4h-6z'),
      shine('M68 43h14v3H68z'),
    ),
    shade('M2 66h46v6H2z'),
  ) +
  part('tooth', path('paper', 'M66 92q-6-14 4-14 4 2 8 0 10 0 4 14-2 6-5-1-3-6-6 0-3 8-5 1z')) +
  hidden('crack', line('M46 14v9M32 20l5 7M60 16l-4 8', 'yellow', 4));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Snap it',
  ends: 'returns',
  numbers: { travel: 30, angle: 330, stiffness: 300, damping: 18, rest: 1.1, ticks: 2 },
  says: [
    'Smooth on the outside. Ask your dentist about the inside.',
    'Was that the bar, or you?',
    'Crunchy. A filling has come out to look.',
  ],
  sound: 'n@0+.02*.9 q2600@0+.015*.4 n@.04+.04*.5 n@.12+.03*.3',
  tick: 'n@0+.02*.3',
  buzz: 35,
  secret: ['speed', 14, 'Snapped so hard that an armadillo has rolled itself up.'],
  pose: ({ p }, at) => {
    at('right', { x: 8 * Math.max(0, p), turn: 14 * Math.max(0, p), ox: 58, oy: 70 });
    at('left', { turn: -4 * Math.max(0, p), ox: 40, oy: 70 });
    at('crack', { show: p > 0.6 ? 1 : 0 });
    at('tooth', { y: -4 * Math.abs(p), turn: 24 * p, ox: 74, oy: 86 });
  },
};
