import { line, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#d8f4ff', 'M62 74 74 32l8 8 8-6 10 22v18z') +
  patch('#8fd0f0', 'M82 40l8-6 10 22v18H84z') +
  // The inner picture cuts the ship off below the sea.
  '<svg width="100" height="98">' +
  part(
    'ship',
    part(
      'smoke',
      path('#d8d5e0', 'M16 18q-8-4-4-10 4-8 12-3 8-6 12 1 10-2 10 6-4 6-12 4-8 6-18 2z'),
    ),
    ...[16, 29, 42, 55].map(
      (x) =>
        path('orange', `M${x} 42l2-24h7l2 24z`) +
        path('ink', `M${x + 1.5} 24l.5-7h7l.5 7z`, 'stroke="none"'),
    ),
    path('paper', 'M8 40h60l-2 16H10z'),
    line('M16 48h2m6 0h2m6 0h2m6 0h2m6 0h2m6 0h2', '#5b9bff', 4),
    path('#2a2238', 'M0 52l74-4q-2 18-10 32H12Q2 68 0 52z'),
    line('M5 58l62-4', 'yellow', 2),
    path('#ff4d4d', 'M7 70h61l-4 10H12z'),
    shade('M58 50l14-1q-2 17-9 30h-9z'),
  ) +
  '</svg>' +
  part(
    'sea',
    path('blue', 'M0 76q8-7 17 0t17 0 17 0 17 0 16 0 16 0v24H0z'),
    patch('#9cc4ff', 'M8 86h16v3H8zm40 6h20v3H48zm34-8h10v3H82z'),
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
