import { circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('string', line('M50 8v26', '#8d8a97', 3)) +
  path('#e9b48a', 'M30 0h40v7q-4 8-14 6l-6 6-6-6q-12 2-14-6z') +
  part(
    'yoyo',
    circle('pink', 50, 60, 33),
    part(
      'spin',
      circle('yellow', 50, 60, 21),
      path('ink', 'm50 43 5 11 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2z', 'stroke="none"'),
    ),
    shade('M76 40a33 33 0 0 1-52 40q32 10 50-14 8-14 2-26z'),
    shine('M24 52q4-16 20-20-10 8-12 20z'),
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Throw it down',
  numbers: {
    travel: 40,
    angle: 90,
    stiffness: 46,
    damping: 5,
    friction: 0.6,
    kick: 7,
    rest: 1.1,
    ticks: 3,
  },
  says: [
    'It sleeps at the end of the string, and wakes into your hand.',
    'Walking the Dog, at least as far as the skirting board.',
    'Back in the hand. The queue behind you is impressed.',
  ],
  sound: 'n@0+.2*.2 w140>320@0+.5*.1 w320>120@.7+.5*.1',
  tick: 'n@0+.02*.1',
  buzz: 18,
  secret: ['speed', 16, 'Round the World. The lampshade is all right.'],
  pose: ({ p, spin }, at) => {
    at('yoyo', { y: 34 * p });
    at('spin', { turn: 360 * spin + 720 * p, oy: 60 });
    at('string', { sy: Math.max(0.2, 1 + 1.5 * p), oy: 8 });
  },
};
