import { box, circle, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3a3644', 'M4 34h92l4 10v42H0V44z') +
  path('#55506a', 'M4 34h92l4 10H0z') +
  path('#211d2b', 'M14 34h18l14 16v36H34V58zm72 0H68L54 50v36h12V58z') +
  path('#211d2b', 'M34 86h32V64H34z') +
  part(
    'jewel',
    circle('#2c8a28', 50, 52, 17),
    circle('#5fd14f', 50, 52, 13, 'stroke="none"'),
    shine('M40 50q2-8 10-9-5 4-6 10z'),
  ) +
  shade('M88 44h11v41H88z') +
  shine('M10 37h20v3H10z') +
  box('#8d8a97', 6, 70, 10, 8, 2, 'stroke-width="2"') +
  box('#8d8a97', 20, 70, 10, 8, 2, 'stroke-width="2"') +
  box('#8d8a97', 70, 70, 10, 8, 2, 'stroke-width="2"') +
  box('#8d8a97', 84, 70, 10, 8, 2, 'stroke-width="2"') +
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
    at('jewel', { size: 1 + 0.1 * Math.max(0, p), oy: 50, turn: found ? 20 : 0 });
    at('shelf', { y: -3 * p, sy: p < 0.05 && v < 0 ? 0.5 : 1 + 0.6 * p, oy: 94 });
  },
};
