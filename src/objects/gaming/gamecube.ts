import { box, circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'handle',
    path('none', 'M32 26V7h36v19', 'stroke-width="9"'),
    line('M32 26V7h36v19', '#8d8a97', 3),
  ) +
  path('#8f78e0', 'M14 38 26 20h48l12 18z') +
  path('purple', 'M14 38h72v58H14z') +
  shade('M77 39h8v56h-8z') +
  part('disc', ellipse('#d8f4ff', 50, 19, 14, 5), ellipse('#6a4fc4', 50, 19, 3, 1.2)) +
  part('lid', ellipse('#6a4fc4', 50, 29, 22, 7), ellipse('#3a3644', 50, 29, 8, 2.5)) +
  circle('#3a3644', 26, 66, 6) +
  circle('#3a3644', 42, 66, 6) +
  circle('#3a3644', 58, 66, 6) +
  circle('#3a3644', 74, 66, 6) +
  box('#3a3644', 20, 82, 26, 5, 2) +
  box('#3a3644', 54, 82, 26, 5, 2) +
  part('lamp', circle('orange', 50, 49, 3)) +
  shine('M18 42h4v12h-4z');

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
    at('handle', { x: x * 0.4, y: y * 0.4, turn: x, ox: 50, oy: 26 });
    at('disc', { y: 10 - 12 * p + y * 0.2, turn: 10 * p + x, oy: 19, ox: 50 });
    at('lid', { sy: 1 - 0.7 * p, oy: 29 });
    at('lamp', { show: found || p > 0.5 ? 1 : 0.4 });
  },
};
