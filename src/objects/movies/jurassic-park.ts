import { ellipse, hidden, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#55525f', 'M0 82h100v18H0z') +
  path('#8d8a97', 'M0 78h100v7H0z') +
  shade('M20 86h70v6H20z') +
  part(
    'cup',
    path('#bfeaff', 'M24 18h52l-7 62H31z'),
    path('cyan', 'M26 34h48l-6 45H32z'),
    ellipse('#9be8f4', 50, 34, 24, 7),
    part('r1', ellipse('none', 50, 34, 6, 1.8, 'stroke-width="2"')),
    part('r2', ellipse('none', 50, 34, 13, 3.8, 'stroke-width="2"')),
    part('r3', ellipse('none', 50, 34, 19, 5.6, 'stroke-width="2"')),
    ellipse('none', 50, 18, 26, 7),
    shade('M64 36h9l-6 43h-9z'),
    shine('M31 26h6l4 48h-5z'),
  ) +
  hidden(
    'eye',
    path('yellow', 'M8 8q14-12 28 0-14 12-28 0z'),
    path('ink', 'M22 1q5 7 0 14-5-7 0-14z'),
  );

export const play: ObjectPlay = {
  gesture: 'hold',
  verb: 'Wait for the footstep',
  numbers: { travel: 1, rest: 0.5, stiffness: 60, damping: 2.4, ticks: 3 },
  says: [
    'A ring in the water. Nothing in the house is that heavy.',
    'Another. It is on this side of the fence.',
    'Nobody move. It cannot see you. Probably.',
  ],
  sound: 's45>35@0+.5*.5 n@0+.12*.3',
  tick: 's50>40@0+.25*.4',
  buzz: 70,
  secret: ['hold', 5, 'You waited too long. There is an eye at the window.'],
  pose: ({ p, v, found }, at) => {
    at('cup', { x: 0.4 * Math.sin(v * 9), y: -Math.abs(v) * 0.3 });
    at('r1', { size: 0.4 + 2.4 * Math.abs(p % 1), oy: 34, show: p > 0.01 ? 1 : 0.5 });
    at('r2', { size: 0.7 + 0.6 * Math.abs(p), oy: 34 });
    at('r3', { size: 1 + 0.15 * Math.sin(p * 12), oy: 34 });
    at('eye', { show: found ? 1 : 0 });
  },
};
