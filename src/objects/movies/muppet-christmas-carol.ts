import { circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#8a3a2a', 'M10 0h80v100H10z') +
  line('M18 7h28v86H18zM54 7h28v86H54z', '#5c1f10', 3) +
  shade('M80 0h10v100H80z') +
  circle('none', 50, 42, 28, 'stroke-width="24"') +
  circle('none', 50, 42, 28, 'stroke="#3d9c35" stroke-width="18"') +
  circle(
    'none',
    50,
    42,
    28,
    'stroke="#2b7a2b" stroke-width="18" stroke-dasharray="3 8" stroke-linecap="butt"',
  ) +
  circle('#ff4d4d', 30, 22, 4) +
  circle('#ff4d4d', 70, 22, 4) +
  circle('#ff4d4d', 25, 54, 4) +
  circle('#ff4d4d', 75, 54, 4) +
  path('#ff4d4d', 'M50 76 30 66v20l20-8 20 8V66zM46 79l-8 19 8-3 4-14 4 14 8 3-8-19z') +
  part(
    'face',
    circle('yellow', 50, 35, 9),
    circle('ink', 46, 34, 1.5),
    circle('ink', 54, 34, 1.5),
    hidden('grin', line('M45 40q5 4 10 0', 'ink', 2)),
  ) +
  part(
    'knocker',
    path('yellow', 'M39 42q-5 20 11 22 16-2 11-22l-5 2q3 13-6 13t-6-13z'),
    shine('M40 48q-1 8 4 12-3-6-2-12z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Knock',
  numbers: { travel: 26, angle: 270, stiffness: 260, damping: 12, rest: 0.02 },
  says: [
    'Knock. Nobody is at home to Christmas.',
    'Knock. Something behind the door is made of felt.',
    'Knock. Three are expected, and the bell has gone one.',
  ],
  sound: 'n@.02+.05*.6 s110@.02+.2*.5 n@.22+.05*.5 s105@.22+.2*.4',
  buzz: 25,
  secret: ['midnight', 'At midnight the knocker had a face, and it knew your name.'],
  pose: ({ p, found }, at) => {
    at('knocker', { sy: 1 - 1.5 * Math.max(0, p), oy: 44 });
    at('face', { size: found ? 1.3 : 1, oy: 36 });
    at('grin', { show: found || p > 0.5 ? 1 : 0 });
  },
};
