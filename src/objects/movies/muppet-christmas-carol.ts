import { circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#2b7a2b', 'M10 0h80v100H10z') +
  line('M22 8h24v84H22zM54 8h24v84H54z', '#1d5a22', 3) +
  shade('M80 0h10v100H80z') +
  path(
    'lime',
    'M50 2q8 0 12 4 10-2 14 8 8 6 6 16 4 8-2 16-2 10-12 12-8 8-18 8t-18-8q-10-2-12-12-6-8-2-16-2-10 6-16 4-10 14-8 4-4 12-4zm0 16a16 18 0 1 0 .1 0z',
    'fill-rule="evenodd"',
  ) +
  circle('#ff4d4d', 28, 22, 4) +
  circle('#ff4d4d', 74, 34, 4) +
  circle('#ff4d4d', 30, 52, 4) +
  path('#ff4d4d', 'm62 8 8-8 2 10-10-2-10 4 2-10z') +
  part(
    'face',
    circle('yellow', 50, 36, 9),
    circle('ink', 46, 34, 1.5),
    circle('ink', 54, 34, 1.5),
    hidden('grin', line('M45 40q5 4 10 0', 'ink', 2)),
  ) +
  part(
    'knocker',
    path('yellow', 'M38 44q-8 30 12 32 20-2 12-32l-6 2q4 22-6 22t-6-22z'),
    shine('M38 54q-1 10 5 16-4-8-2-16z'),
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
    at('knocker', { sy: 1 - 1.5 * Math.max(0, p), oy: 46 });
    at('face', { size: found ? 1.3 : 1, oy: 36 });
    at('grin', { show: found || p > 0.5 ? 1 : 0 });
  },
};
