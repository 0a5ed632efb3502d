import { line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'caramel',
    line('M36 50v22M50 50v26M64 50v22', 'ink', 9),
    line('M36 50v22M50 50v26M64 50v22', '#e9a035', 4),
  ) +
  part(
    'bar',
    path('#6b3a1a', 'M24 26h52v26l-6 5-5-4-7 6-6-5-7 5-7-5-5 4-9-6z'),
    patch('#e9a035', 'M26 48l7 5 5-4 7 5 7-5 6 5 7-6 5 4 5-4v5l-5 4-5-4-7 6-6-5-7 5-7-5-5 4-9-6z'),
    shade('M68 28h7v20l-7 2z'),
    path(
      'yellow',
      'M18 4l7 5 6-5 7 5 6-5 6 5 7-5 6 5 7-5 6 5 6-5v28l-8 6-8-5-8 6-8-6-8 6-8-6-8 5-8-6z',
    ),
    part('whirl', line('M50 20q4 2 1 5-8 1-7-6 3-7 11-4 7 5 2 13-9 5-16-1', '#ff4d4d', 4)),
    shade('M72 6l4 3 6-5v28l-8 6-6-4z'),
    shine('M22 12h4v18h-4z'),
  ) +
  part(
    'bit',
    path('#6b3a1a', 'M24 72l9 5 5-5 7 6 7-6 6 6 7-5 5 4 6-5v16q0 8-8 8H32q-8 0-8-8z'),
    patch('#e9a035', 'M26 74l7 5 5-5 7 6 7-6 6 6 7-5 5 4 5-4v5l-5 4-5-4-7 5-6-6-7 6-7-6-5 5-7-5z'),
    shade('M68 80h8v8q0 8-8 8H56q12-2 12-16z'),
    shine('M28 84h4v6h-4z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Stretch the caramel',
  numbers: { travel: 44, angle: 90, stiffness: 70, damping: 5, kick: 2, rest: 0.2 },
  says: [
    'Down your chin, and on to the blazer.',
    'It stretches from here to the bus stop.',
    'Ten pence, and a tooth.',
  ],
  sound: 's300>140@0+.5*.3 n@.4+.1*.3',
  buzz: 10,
  secret: ['speed', 14, 'Pulled so fast that it has spun away down the corridor.'],
  pose: ({ p, v, spin }, at) => {
    const drawn = Math.max(-0.2, p);
    at('caramel', { sy: 1 + 1.5 * drawn, sx: 1 - 0.3 * Math.min(1, drawn), oy: 50 });
    at('bar', { y: -8 * drawn, turn: 0.6 * v });
    at('bit', { y: 34 * drawn, turn: -1.4 * v, oy: 74 });
    at('whirl', { turn: 360 * spin, oy: 22 });
  },
};
