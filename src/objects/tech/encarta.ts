import { circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3a2a5c', 'M6 84h60v12H6z') +
  part(
    'globe',
    circle('blue', 50, 44, 38),
    part(
      'lands',
      path(
        'lime',
        'M30 18q14-8 20 0 2 10-8 12 2 10-8 14-8-4-12-12 0-8 8-14zM56 44q14-6 22 4 0 14-10 22-8-2-8-12-8-6-4-14zM58 12q12 2 18 10l-8 4q-8-4-10-14z',
      ),
    ),
    line('M50 6q-30 38 0 76M50 6q30 38 0 76M14 36h72M18 58h64', '#fff', 1.5),
    shade('M74 15a38 38 0 0 1-46 60q46 12 58-20 4-24-12-40z'),
    shine('M22 28q6-12 16-16-8 8-12 18z'),
  ) +
  part(
    'disc',
    ellipse('#d8f4ff', 66, 88, 26, 8),
    ellipse('pink', 66, 88, 8, 2.5),
    ellipse('ink', 66, 88, 2.5, 1),
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
    at('lands', { x: 6 * Math.sin(spin * 6.28), sx: 0.7 + 0.3 * Math.cos(spin * 6.28), oy: 44 });
    at('disc', { turn: 3 * Math.sin(spin * 9), ox: 66, oy: 88 });
    at('globe', { turn: 4 * p, oy: 44 });
  },
};
