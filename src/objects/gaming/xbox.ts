import { box, circle, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#211d2b', 'M8 14h84l8 56H0z') +
  path('#5d5872', 'M14 17h20l16 17 16-17h20L64 42l30 25H70L50 50 30 67H6l30-25z') +
  part(
    'jewel',
    circle('#2c8a28', 50, 42, 15),
    circle('#5fd14f', 50, 42, 11, 'stroke="none"'),
    shine('M41 41q2-8 10-9-5 4-6 10z'),
  ) +
  path('#3a3644', 'M0 70h100v16H0z') +
  box('#8d8a97', 8, 74, 10, 8, 2, 'stroke-width="2"') +
  box('#8d8a97', 24, 74, 10, 8, 2, 'stroke-width="2"') +
  box('#8d8a97', 66, 74, 10, 8, 2, 'stroke-width="2"') +
  box('#8d8a97', 82, 74, 10, 8, 2, 'stroke-width="2"') +
  shade('M88 15h4l8 55v16h-7z') +
  part('shelf', path('#b97c46', 'M0 86h100v10H0z'), patch('#8a5a2f', 'M2 92h96v3H2z'));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Lift it',
  numbers: { travel: 46, angle: 270, stiffness: 240, damping: 22, rest: 0.1, ticks: 3 },
  says: [
    'Bend at the knees. Three point eight kilos, before the controller.',
    'The shelf has said something.',
    'Down. It can be heard in the kitchen.',
  ],
  sound: 'n@.2+.12*.6 s70>40@.2+.3*.6 w60>90@0+.2*.15',
  tick: 'w70>60@0+.1*.15',
  buzz: 60,
  secret: ['hold', 5, 'Held up for five seconds. You may take it to a friend’s.'],
  pose: ({ p, v, found }, at) => {
    at('jewel', { size: 1 + 0.1 * Math.max(0, p), oy: 42, turn: found ? 20 : 0 });
    at('shelf', { y: -3 * p, sy: p < 0.05 && v < 0 ? 0.5 : 1 + 0.6 * p, oy: 94 });
  },
};
