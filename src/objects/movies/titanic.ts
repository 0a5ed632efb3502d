import { line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#bfeaff', 'M66 70 78 34l8 10 10-4 4 30z') +
  shine('m78 40 4 6-6 22h-6z') +
  part(
    'ship',
    path('ink', 'M2 54h66l-6 26H14z'),
    path('#ff4d4d', 'M10 72h54l-2 8H14z'),
    path('paper', 'M12 42h50v13H12z'),
    line('M18 48h38', 'ink', 2),
    ...[16, 28, 40, 52].map((x) => path('orange', `M${x} 42V22h8v20z`)),
    ...[16, 28, 40, 52].map((x) => patch('ink', `M${x} 20h8v6h-8z`)),
    shade('M52 56h14l-5 16H48z'),
    part('smoke', path('#d8d5e0', 'M20 20q-8-4-4-10 4-8 10-2 8-2 6 6 0 6-6 6z')),
  ) +
  part(
    'sea',
    path('blue', 'M0 72q8-6 16 0t16 0 16 0 16 0 16 0 20 0v28H0z'),
    shine('M8 82h16v3H8zm40 6h20v3H48z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Push it under',
  numbers: { travel: 40, angle: 90, stiffness: 34, damping: 3, rest: 0.2 },
  says: [
    'It comes up again. In the bath it always does.',
    'Three hours and a quarter, and you knew the end.',
    'There was room for two. Ask anybody.',
  ],
  sound: 's330@0+.5*.25 s440@.4+.5*.25 n@.1+.6*.15',
  buzz: 25,
  secret: ['hold', 5, 'Held under for so long that a school recorder has begun to play.'],
  pose: ({ p }, at) => {
    at('ship', { y: 42 * Math.max(-0.15, p), turn: -24 * p, ox: 40, oy: 60 });
    at('sea', { x: 3 * Math.sin(p * 9), y: -2 * Math.abs(p) });
    at('smoke', { show: 1 - p * 2, y: -6 * Math.abs(p) });
  },
};
