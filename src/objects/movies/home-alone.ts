import { ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#b97c46', 'M0 98V52h20v12h18v12h18v11h18v11z') +
  path('#ff4d4d', 'M0 52h14v12h18v12h18v11h18v11H0z', 'stroke="none" opacity=".75"') +
  line('M0 52h20v12h18v12h18v11h18v11') +
  line('M0 98h98') +
  shade('M14 58h6v6h-6zm18 12h6v6h-6zm18 12h6v5h-6zm18 11h6v5h-6z') +
  part(
    'tin',
    line('M62-4v36', 'ink', 7),
    line('M62-4v36', '#d9a566', 3),
    line('M40 46q22-30 44 0', 'ink', 6),
    line('M40 46q22-30 44 0', '#bdb8cc', 2),
    path('#d8d5e0', 'M37 44h50v38q-25 9-50 0z'),
    path('#5b9bff', 'M37 54h50v18q-25 8-50 0z'),
    ellipse('#9c99a8', 62, 44, 25, 8),
    ellipse('#ff5fa8', 62, 45, 19, 5),
    path('#ff5fa8', 'M74 48q10 0 9 12-1 10-5 12-4-1-4-8-4-8 0-16z'),
    shade('M78 52h9v30q-6 3-12 4 4-16 3-34z'),
    shine('M42 54h5v26l-5-1z'),
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
  pose: ({ p }, at) => at('tin', { turn: 46 * p, ox: 62, oy: -4 }),
};
