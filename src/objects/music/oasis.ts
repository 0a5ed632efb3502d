import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'guitar',
    path('#8a5a2f', 'M44 44 84 4l7 7-40 40z') +
      path('ink', 'm82 4 6-4 10 10-4 6z') +
      path('orange', 'M18 50q10-12 24-4 14 8 10 14-4 10-2 18-6 22-30 16-20-8-14-28 4-8 12-16z'),
    shade('M52 60q-4 10-2 18-6 22-30 16 22-4 24-22 2-10 8-12z'),
    shine('M14 68q2-10 10-12-6 6-6 14z'),
    circle('ink', 33, 66, 8),
    box('#6b4a26', 17, 76, 14, 5, 2, 'transform="rotate(45 24 78)"'),
  ) +
  part('strings', line('M24 80 88 12M20 76 84 8', '#fff4da', 1.5)) +
  part('plectrum', path('pink', 'M50 60q8-6 10 2 0 6-10 8z'));

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Strum',
  numbers: { travel: 26, angle: 90, stiffness: 130, damping: 9, rest: 0.2 },
  says: [
    'Four chords, and everybody at the bus stop joins in.',
    'Again. A man with a fringe nods at you.',
    'Anyway: you have started, so you will have to do the second verse.',
  ],
  sound: 't165@0+1*.25 t247@.03+1*.2 t330@.06+1*.2 t392@.09+1*.2 t494@.12+1*.18',
  buzz: 12,
  secret: ['times', 11, 'Eleven strums, and a busker has moved you on.'],
  pose: ({ p, v }, at) => {
    at('plectrum', { x: -14, y: 26 * p - 8 });
    at('strings', { x: Math.min(2, Math.abs(v) * 0.3) * Math.sin(p * 90) });
    at('guitar', { turn: -2 * p, ox: 30, oy: 70 });
  },
};
