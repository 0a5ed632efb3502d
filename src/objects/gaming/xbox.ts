import { box, circle, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('ink', 'M2 40h96v46H2z') +
  path('#3a3644', 'M6 32h88l4 10H2z') +
  path('#2b2733', 'M18 32h14l14 20v34h8V52l14-20h14L62 58v28H38V58z') +
  part('jewel', circle('#3fae3a', 50, 50, 13), shine('M42 48q2-8 11-8-6 4-7 12z')) +
  shade('M86 42h12v44H80z') +
  shine('M10 36h20v2H10z') +
  box('#8d8a97', 10, 74, 8, 6, 1) +
  box('#8d8a97', 22, 74, 8, 6, 1) +
  box('#8d8a97', 70, 74, 8, 6, 1) +
  box('#8d8a97', 82, 74, 8, 6, 1) +
  part('shelf', path('#b97c46', 'M0 86h100v8H0z'));

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
    at('jewel', { size: 1 + 0.1 * Math.max(0, p), oy: 50, turn: found ? 20 : 0 });
    at('shelf', { y: -3 * p, sy: p < 0.05 && v < 0 ? 0.5 : 1 + 0.6 * p, oy: 94 });
  },
};
