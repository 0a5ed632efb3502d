import { box, circle, hidden, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('purple', 'M22 2h56q6 0 6 6v76q0 14-34 14T16 84V8q0-6 6-6z', 'fill-opacity=".85"') +
  shine('M20 8h4v50h-4z') +
  shade('M76 3h3q5 1 5 6v75q0 13-28 14 20-8 20-20z') +
  path('ink', 'M24 10h52v38q-26 8-52 0z') +
  part(
    'screen',
    box('#bfeaff', 32, 15, 36, 28),
    patch('lime', 'M33 34h34v8H33z'),
    patch('#ff4d4d', 'M38 28h6v6h-6z'),
    patch('yellow', 'M58 18h5v5h-5z'),
  ) +
  path('#3a3644', 'M28 60h7v6h7v7h-7v7h-7v-7h-7v-7h7z') +
  circle('#3a3644', 72, 62, 5.5) +
  circle('#3a3644', 59, 70, 5.5) +
  circle('#ff4d4d', 27, 26, 1.5) +
  hidden('beam', path('yellow', 'M44 88h12l10-10H34z'));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Tilt it to the light',
  ends: 'toggles',
  numbers: { travel: 40, angle: 0, stiffness: 60, damping: 7 },
  says: ({ n }) =>
    n % 2
      ? 'There: with your neck like that, you can see all of it.'
      : 'The sun has gone in. So has level four.',
  sound: 'q1047@0+.06*.15 q2093@.08+.3*.12',
  buzz: 6,
  secret: ['keys', 'UURR', 'Another palette: everything is brown, as on your uncle’s telly.'],
  pose: ({ p, found }, at) => {
    at('screen', { show: 0.55 + 0.45 * Math.max(0, p), sx: 1 - 0.06 * p });
    at('beam', { turn: 20 * p, show: found ? 0.5 : 0 });
  },
};
