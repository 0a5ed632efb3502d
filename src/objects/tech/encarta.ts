import { box, circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('#d9cfb8', 2, 70, 96, 26, 5) +
  box('ink', 8, 76, 84, 5, 2) +
  circle('lime', 88, 89, 2.5) +
  part(
    'globe',
    circle('blue', 50, 38, 34),
    part(
      'lands',
      path(
        'lime',
        'M32 15q13-7 18 0 2 9-7 11 2 9-7 12-7-3-11-10 0-8 7-13zM55 38q13-6 20 3 0 13-9 20-7-2-7-11-7-5-4-12zM57 9q11 2 16 9l-7 4q-7-4-9-13z',
      ),
    ),
    line('M50 4q-27 34 0 68M50 4q27 34 0 68M18 31h64M21 51h58', '#fff', 1.5),
    shade('M72 12a34 34 0 0 1-42 54q42 10 53-18 3-22-11-36z'),
    shine('M24 24q6-11 15-15-8 8-11 17z'),
  ) +
  part(
    'disc',
    ellipse('#d8f4ff', 44, 86, 34, 9),
    ellipse('pink', 44, 86, 18, 4.5),
    ellipse('cyan', 44, 86, 11, 3),
    ellipse('ink', 44, 86, 4, 1.2),
  );

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Spin the globe',
  numbers: { travel: 0.8, friction: 0.6, kick: 0.8, rest: 0.8, stiffness: 110, damping: 12 },
  says: [
    'Landed on Peru. Copy, paste, change two words.',
    'Landed in the sea, under whales, with nine seconds of song.',
    'Landed on disc two. It is at school.',
  ],
  sound: 'n@0+.4*.1 t523@.4+.1*.25 t784@.5+.1*.25 t1047@.6+.3*.25',
  buzz: 8,
  secret: ['times', 6, 'Under the globe there is a maze, with questions in it.'],
  pose: ({ spin, p }, at) => {
    at('lands', { x: 6 * Math.sin(spin * 6.28), sx: 0.7 + 0.3 * Math.cos(spin * 6.28), oy: 38 });
    at('disc', { y: 4 * p, turn: 3 * Math.sin(spin * 9), ox: 44, oy: 86 });
    at('globe', { turn: 4 * p, oy: 38 });
  },
};
