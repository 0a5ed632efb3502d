import { hidden, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  shade('M8 93h88v5H8z') +
  part(
    'boot',
    path('#ff4d4d', 'M26 2h34v38q2 12 22 15 14 3 14 15H20z'),
    path('#c93434', 'M26 2h34v9H26z'),
    path('paper', 'M20 68h76v9H20z'),
    path('blue', 'M18 76h80v17H18z'),
    patch('#ff4d4d', 'M19 82h78v5H19z'),
    line('M20 79h76', 'paper', 2),
    line('M46 20h16M46 30h16M48 40h16M54 49h14', 'ink', 7),
    line('M46 20h16M46 30h16M48 40h16M54 49h14', 'paper', 3),
    shade('M52 12h7v28q2 12 22 15 14 3 14 14H78q-26-5-26-30z'),
    shine('M30 15h5v38h-5z'),
    path('yellow', 'm78 57 2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z', 'stroke-width="1.5"'),
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
