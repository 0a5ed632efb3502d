import { box, circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'crowd',
    path(
      'purple',
      'M0 100V86q8-12 16-2 2-20 6-20t4 18q8-10 14 2 2-24 6-24t4 24q6-12 14-2 2-18 6-18t4 20q6-8 12 0 2-14 5-14t4 14q4 0 5 4v12z',
    ),
  ) +
  part(
    'mic',
    path('#55525f', 'm46 44 12 8-30 44-10-7z'),
    box('yellow', 41, 43, 20, 7, 2, 'transform="rotate(34 50 46)"'),
    circle('#9c99a8', 62, 26, 20),
    line(
      'M46 16q18 6 30 24M44 28q14 2 24 16M56 8q16 6 24 20M48 40q2-18 20-32M60 46q2-20 20-26',
      'ink',
      1.5,
    ),
    shade('M74 12a20 20 0 0 1-26 30q22 2 26-30z'),
    shine('M48 22q2-10 12-12-6 6-7 13z'),
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
