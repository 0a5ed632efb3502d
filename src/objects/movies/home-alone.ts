import { ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M20 3h48', '#6b4a26', 6) +
  path('#8a5a2f', 'M4 100V84h22V72h22v28zM70 100V66h26v34z') +
  shade('M40 72h8v28h-8zM88 66h8v34h-8z') +
  part(
    'tin',
    line('M44 4v26', '#d9a566', 4),
    line('M26 44q18-28 36 0', '#8d8a97', 3),
    path('#d8d5e0', 'M22 42h44v38q-22 8-44 0z'),
    path('#ff4d4d', 'M22 52h44v16q-22 6-44 0z'),
    ellipse('#9c99a8', 44, 42, 22, 6),
    ellipse('yellow', 44, 43, 16, 3.5),
    path('yellow', 'M56 45q8 2 6 14-3 6-5 0-4-4-1-14z'),
    shade('M58 46h8v34q-4 2-8 2z'),
    shine('M26 50h5v26h-5z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Let the tin go',
  numbers: { travel: 40, angle: 180, stiffness: 42, damping: 1.6, rest: 0.05 },
  says: [
    'Down the stairwell it goes. Somebody ought not to get up again.',
    'The second tin. There is always a second tin.',
    'A house the size of Rutland, and not one stair without a dent.',
  ],
  sound: 'w300>160@0+.5*.15 n@.42+.15*.6 q180>70@.42+.3*.3',
  buzz: 50,
  secret: ['hold', 4, 'Held back so long that the blowtorch is ready as well.'],
  pose: ({ p }, at) => at('tin', { turn: 52 * p, ox: 44, oy: 2 }),
};
