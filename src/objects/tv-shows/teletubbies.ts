import { circle, ellipse, line, part, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  // The inner picture cuts the sun off below the hill.
  '<svg width="100" height="98">' +
  part(
    'sun',
    path(
      'orange',
      'm50 2 6 10 11-6 2 12 13-1-3 12 12 5-8 10 8 9-12 5 3 12H18l3-12-12-5 8-9-8-10 12-5-3-12 13 1 2-12 11 6z',
    ),
    circle('yellow', 50, 36, 24),
    circle('ink', 42, 33, 2.5),
    circle('ink', 58, 33, 2.5),
    part('smile', path('pink', 'M40 42q10 4 20 0-2 10-10 10t-10-10z')),
  ) +
  '</svg>' +
  path('lime', 'M-2 100V72q26-22 52-8t52-2v38z') +
  shade('M50 66q26 10 50-2v14q-24 12-50-4z') +
  [16, 78]
    .map(
      (x, index) =>
        line(`M${x} 86V70`, '#2b7a2b', 3) +
        part(
          `w${index}`,
          path(
            index ? 'purple' : 'pink',
            `M${x} 68l-9-3 2-6zm0 0 3-9 6 2zm0 0 9 3-2 6zm0 0-3 9-6-2z`,
          ),
        ),
    )
    .join('') +
  ellipse('paper', 48, 90, 8, 6) +
  path('paper', 'M54 88q-2-12 2-12l1 9zm3 0q2-12 6-10l-4 10z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Raise the sun',
  ends: 'toggles',
  numbers: { travel: 34, angle: 270, stiffness: 26, damping: 7, kick: 1.2 },
  says: ({ n }) =>
    n % 2 ? 'Up. It laughs at nothing in particular.' : 'Down. And now the same thing again.',
  sound: 't520>700@0+.15*.3 t600>820@.18+.15*.3 t700>500@.36+.25*.3',
  buzz: 8,
  secret: ['times', 4, 'Again, again. And once more for the students.'],
  pose: ({ p, spin }, at) => {
    at('sun', { y: 28 - 28 * p, turn: 20 * spin, oy: 36 });
    at('smile', { sy: 0.5 + 0.6 * Math.min(1, Math.max(0, p)), oy: 42 });
    at('w0', { turn: 360 * spin, ox: 16, oy: 68 });
    at('w1', { turn: -360 * spin, ox: 78, oy: 68 });
  },
};
