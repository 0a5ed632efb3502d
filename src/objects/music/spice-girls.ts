import { hidden, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  shade('M10 92h84v5H10z') +
  part(
    'boot',
    path('#ff4d4d', 'M30 6h28v36q2 10 22 14 12 2 12 14H22z'),
    path('paper', 'M22 70h70v8H22z'),
    path('blue', 'M22 78h72v15H20z'),
    patch('#ff4d4d', 'M23 83h70v4H23z'),
    line('M42 18h16M42 28h16M44 38h16', 'paper', 4),
    path('#ff4d4d', 'M30 6h28v7H30z'),
    shade('M50 13h8v29q2 10 22 14 12 2 12 14H76q-24-6-26-26z'),
    shine('M33 16h4v34h-4z'),
    path('yellow', 'm72 60 2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z', 'stroke-width="1.5"'),
  ) +
  hidden('dust', path('#d8d5e0', 'M2 94q2-12 12-8 2 6-2 8zm96 0q-2-12-12-8-2 6 2 8z'));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Lift it and stamp',
  numbers: { travel: 34, angle: 270, stiffness: 200, damping: 12, rest: 0.25 },
  says: [
    'Six inches taller, and not going anywhere quickly.',
    'The whole landing shook. Somebody’s nan knocked.',
    'A twisted ankle, in the name of friendship.',
  ],
  sound: 's700>300@0+.2*.15 n@.35+.12*.6 s90>50@.35+.2*.6',
  buzz: 40,
  secret: ['times', 5, 'Five stamps, one for each of the playground’s auditions.'],
  pose: ({ p, v }, at) => {
    at('boot', {
      y: -22 * Math.max(0, p),
      turn: -14 * Math.max(0, p),
      sy: p < 0.1 && v < 0 ? 0.92 : 1,
      ox: 24,
      oy: 92,
    });
    at('dust', { show: v < -0.5 && p < 0.5 ? 1 : 0, y: -2 });
  },
};
