import { circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'crowd',
    ...[
      [10, 70],
      [32, 78],
      [54, 74],
      [76, 80],
      [94, 70],
    ].map(
      ([x, y], i) =>
        line(`M${x - 8} 97V${y - 14 - (i % 2) * 4}M${x + 8} 97V${y - 10}`, 'ink', 10) +
        line(`M${x - 8} 97V${y - 14 - (i % 2) * 4}M${x + 8} 97V${y - 10}`, 'purple', 5),
    ),
    ...[
      [10, 82],
      [32, 88],
      [54, 84],
      [76, 90],
      [94, 82],
    ].map(([x, y], i) => circle(i % 2 ? '#8f63e0' : 'purple', Number(x), Number(y), 9)),
    path('#5a3aa8', 'M0 100v-6q50-8 100 0v6z'),
  ) +
  part(
    'mic',
    path('#3a3644', 'm40 40 16 12-32 44-10-8z'),
    path('#8d8a97', 'm28 66 6 5-4 6-6-5z', 'stroke-width="2"'),
    path('yellow', 'm38 36 24 18-5 7-24-18z'),
    circle('#bdb8cc', 62, 24, 23),
    line(
      'M44 12q20 6 34 28M40 24q18 4 28 20M54 4q22 8 30 24M42 36q4-20 24-32M56 46q0-24 24-34',
      '#55525f',
      2,
    ),
    shade('M78 8q10 12 4 24-8 14-24 13 22-8 20-37z'),
    shine('M46 20q3-12 14-14-7 7-9 15z'),
  ) +
  hidden(
    'notes',
    path('pink', 'M14 40V22l12-4v16a5 4 0 1 1-3-3V23l-6 2v16a5 4 0 1 1-3-1z'),
    path('cyan', 'M88 60V46l4 6q4 4 0 8l-2-6v10a5 4 0 1 1-2-4z'),
  );

export const play: ObjectPlay = {
  gesture: 'hold',
  verb: 'Hold out the microphone',
  numbers: { travel: 1.1, rest: 1.2, stiffness: 90, damping: 9 },
  says: [
    'The crowd takes the chorus. You have the evening off.',
    'A wedding in Stoke has joined in.',
    'They know the next one too. Let them.',
  ],
  sound: 't330@0+.9*.2 t415@.05+.9*.2 t494@.1+.9*.2 n@0+1*.08',
  buzz: 20,
  secret: ['hold', 4, 'Held out so long that they have started the second verse.'],
  pose: ({ p }, at) => {
    at('mic', { turn: 60 * p, y: 8 * p, ox: 30, oy: 80 });
    at('crowd', { y: -5 * Math.abs(Math.sin(p * 8)), sy: 1 + 0.16 * p, oy: 100 });
    at('notes', { show: p, y: -14 * p, turn: 8 * Math.sin(p * 8) });
  },
};
