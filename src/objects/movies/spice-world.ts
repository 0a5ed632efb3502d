import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  shade('M4 90h92v5H4z') +
  part(
    'bus',
    path('#ff4d4d', 'M6 20q0-8 8-8h70q12 0 12 12v58H6z'),
    path('paper', 'M6 46h90v7H6z'),
    ...[14, 32, 50, 68].map((x) => box('#bfeaff', x, 20, 14, 20, 2)),
    ...[14, 32, 50].map((x) => box('#bfeaff', x, 56, 14, 14, 2)),
    box('#bfeaff', 74, 56, 18, 18, 2),
    patch('blue', 'M7 47h20l-8 5H7zm40 0h20l-8 5H39z'),
    circle('yellow', 92, 78, 3),
    shade('M80 13h6q10 1 10 12v56H86q4-40-6-68z'),
    shine('M10 18h3v24h-3z'),
  ) +
  part('a', circle('ink', 26, 84, 11), circle('#9c99a8', 26, 84, 4), line('M26 80v8', 'ink', 2)) +
  part('b', circle('ink', 76, 84, 11), circle('#9c99a8', 76, 84, 4), line('M76 80v8', 'ink', 2));

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Jump the bridge',
  numbers: { travel: 34, angle: 0, stiffness: 36, damping: 6, kick: 3, rest: 0.3 },
  says: [
    'Over Tower Bridge, with all of them still upstairs.',
    'The driver sings when he lands. He cannot help it.',
    'On the buses, nobody may stand while it flies.',
  ],
  sound: 'w90>260@0+.5*.3 n@.7+.15*.5 q523@.2+.08*.12 q659@.3+.08*.12',
  buzz: 40,
  secret: ['speed', 13, 'There is a model bus. You saw the string.'],
  pose: ({ p, spin }, at) => {
    const up = Math.max(0, Math.sin(Math.min(1, Math.max(0, p)) * 3.14));
    const go = {
      x: 24 * p,
      y: -34 * up,
      turn: 14 * Math.cos(Math.min(1, Math.max(0, p)) * 3.14) * (p > 0.02 && p < 0.98 ? -1 : 0),
    };
    at('bus', go);
    at('a', { x: go.x, y: go.y + 0.01, turn: 360 * spin, ox: 26, oy: 84 });
    at('b', { x: go.x, y: go.y, turn: 360 * spin, ox: 76, oy: 84 });
  },
};
