import { circle, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path(
    '#8d8a97',
    'M14 18q36-14 72 0 12 8 12 24-2 34-12 34-8 0-10-24l-14-2-4 40q-3 8-8 8t-8-8l-4-40-14 2Q22 76 14 76 4 76 2 42q0-16 12-24z',
  ) +
  shade('M86 18q11 8 11 24-2 34-11 34-6 0-8-6 8-22 2-54zM56 88l4-38 2 0-4 40q-3 8-8 8 4-4 6-10z') +
  shine('M12 26q8-6 18-8l0 5q-10 2-16 8z') +
  path('#55525f', 'M18 32h6v6h6v6h-6v6h-6v-6h-6v-6h6z') +
  circle('#6f6b7a', 50, 50, 11) +
  part('stick', circle('#d8d5e0', 50, 50, 7), circle('#bdb8cc', 50, 50, 3)) +
  circle('#ff4d4d', 50, 28, 4) +
  circle('yellow', 82, 30, 3.5) +
  circle('yellow', 74, 36, 3.5) +
  circle('yellow', 90, 36, 3.5) +
  circle('yellow', 82, 42, 3.5) +
  circle('blue', 72, 50, 4) +
  circle('lime', 63, 42, 4);

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Spin the stick',
  numbers: { travel: 4, friction: 5, ticks: 24, rest: 0.6 },
  says: [
    'Faster than your brother, and there is a hole in your palm.',
    'Grey dust comes out of it now.',
    'It leans to the left when nobody holds it.',
  ],
  sound: 'q330>990@0+.3*.15 q990@.32+.15*.15',
  tick: 'n@0+.02*.25',
  buzz: 30,
  secret: ['backwards', 'Turned the other way, it unscrews.'],
  pose: ({ p, spin, held, w }, at) => {
    const going = held || Math.abs(w) > 0.02 ? 4 : 0;
    at('stick', { x: going * Math.cos(spin * 6.28) + p, y: going * Math.sin(spin * 6.28) });
  },
};
