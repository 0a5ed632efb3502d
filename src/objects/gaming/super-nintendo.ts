import { circle, lean, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    0,
    0.92,
    path('#d8d5e0', 'M30 26h40q6 6 6 6a22 22 0 1 1-8 38H32a22 22 0 1 1-8-38z'),
    shade('M28 70h44q8 6 18 0-8 14-24 0H34q-8 6-16 4z'),
    circle('#bdb8cc', 24, 52, 17, 'stroke-width="2"'),
    circle('#bdb8cc', 76, 52, 17, 'stroke-width="2"'),
    part('pad', path('#55525f', 'M20 42h8v6h6v8h-6v6h-8v-6h-6v-8h6z')),
    part('x', circle('blue', 76, 42, 5)),
    part('b', circle('yellow', 76, 62, 5)),
    part('y', circle('lime', 66, 52, 5)),
    part('a', circle('#ff4d4d', 86, 52, 5)),
    line('m42 58 5-7m6 7 5-7', '#55525f', 4),
    path('#8d8a97', 'M12 32q12-8 24-4v-4q-14-4-24 4zm76 0q-12-8-24-4v-4q14-4 24 4z'),
    shine('M36 30h18v3H36z'),
  );

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Roll the pad',
  numbers: { travel: 0.75, friction: 3, ticks: 6, rest: 0.8, stiffness: 160, damping: 10 },
  says: [
    'Down, down-right, right and a punch. Nothing came out.',
    'It came out! Tell nobody how you did it.',
    'A blister the shape of a cross, on the left thumb.',
  ],
  sound: 'q220>880@0+.15*.2 n@.12+.15*.35 w660>110@.15+.3*.15',
  tick: 'n@0+.015*.3',
  buzz: 20,
  secret: ['keys', 'LRLRUD', 'The hidden fighter is a chair. It is quite good.'],
  pose: ({ p, spin }, at) => {
    const a = spin * 6.28;
    at('pad', { x: p > 0 ? 2 * Math.cos(a) : 0, y: p > 0 ? 2 * Math.sin(a) : 0 });
    at('y', { y: p > 0.9 ? 2 : 0 });
    at('b', { y: p > 0.7 ? 2 : 0 });
    at('x', { size: 1 - 0.1 * p, ox: 76, oy: 42 });
    at('a', { size: 1 - 0.1 * p, ox: 86, oy: 52 });
  },
};
