import { box, circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'handle',
    path('none', 'M74 24h18v44H78', 'stroke-width="8"'),
    line('M74 24h18v44H78', '#8d8a97', 3),
  ) +
  path('#6a4fc4', 'M14 30 26 16h54v64L68 94H14z') +
  path('purple', 'M14 30h54v64H14z') +
  path('#8f78e0', 'M14 30 26 16h54L68 30z') +
  shade('M60 31h8v62h-8z') +
  part('disc', ellipse('#d8f4ff', 46, 12, 13, 5), ellipse('#6a4fc4', 46, 12, 3, 1.2)) +
  part(
    'lid',
    path('#8f78e0', 'M22 28q2-8 24-8t26 4l-6 6H24z'),
    ellipse('#3a3644', 47, 25, 8, 2.5),
  ) +
  circle('#3a3644', 26, 78, 5) +
  circle('#3a3644', 42, 78, 5) +
  circle('#3a3644', 56, 78, 5) +
  box('#3a3644', 22, 60, 38, 5, 2) +
  part('lamp', circle('orange', 58, 40, 3)) +
  shine('M18 36h4v30h-4z');

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Carry it by the handle',
  numbers: { travel: 3, rest: 0.8, stiffness: 130, damping: 6 },
  says: [
    'Round to a friend’s, swinging it all the way.',
    'It fell down the stairs. The stairs came off worse.',
    'Four controllers in the other hand, none of them untangled.',
  ],
  sound: 'n@0+.06*.4 t1047@.1+.08*.2 t1319@.2+.08*.2 t1047@.3+.08*.2 t1760@.42+.3*.2',
  tick: 'n@0+.03*.2',
  buzz: 25,
  secret: ['times', 6, 'Six shakes, and it has switched on with a giggle.'],
  pose: ({ p, x, y, found }, at) => {
    at('handle', { x: x * 0.4, y: y * 0.4, turn: x, ox: 80, oy: 46 });
    at('disc', { y: 10 - 12 * p + y * 0.2, turn: 10 * p + x, oy: 12, ox: 46 });
    at('lid', { sy: 1 - 0.7 * p, oy: 20 });
    at('lamp', { show: found || p > 0.5 ? 1 : 0.4 });
  },
};
