import { box, ellipse, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'phone',
    path('#2b3f6b', 'M28 8q22-10 44 0 6 20 2 46-2 32-10 38-14 6-28 0-8-6-10-38-4-26 2-46z'),
    path('#d8d5e0', 'M32 14q18-8 36 0 4 12 0 28-18 6-36 0-4-16 0-28z'),
    box('#a9c48a', 36, 18, 28, 20, 2),
    part('snake', path('#2f3a1a', 'M40 30h12v-6h4v10H40z', 'stroke="none"')),
    path('#2f3a1a', 'M60 21h2.5v2.5h-2.5z', 'stroke="none"'),
    ellipse('#d8d5e0', 50, 52, 9, 4),
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((column) =>
            ellipse('#d8d5e0', 38 + column * 12, 64 + row * 9, 4.5, 3, 'stroke-width="2"'),
          )
          .join(''),
      )
      .join(''),
    shade('M70 8q8 24 4 46-2 32-10 38-4 2-8 2 16-40 14-86z'),
    shine('M30 14q1-3 3-4v40l-2 4q-3-20-1-40z'),
  ) +
  hidden(
    'crack',
    line('M22 98l6-4 6 4 8-5 8 5 9-6 8 6 8-4', 'ink', 3),
    path('#8d8a97', 'M10 92h6v6h-6zm74 0h6v6h-6z'),
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Drop it',
  numbers: { travel: 30, angle: 90, stiffness: 130, damping: 6, rest: 0.25 },
  says: [
    'The phone is fine. The floor is less so.',
    'It came apart in three and went together again, still on.',
    'A hundred and thirty-three grams, and it has never lost yet.',
  ],
  sound:
    'n@.12+.12*.7 s60>40@.12+.3*.6 q1319@.6+.07*.12 q1175@.68+.07*.12 q740@.76+.14*.12 q831@.91+.14*.12',
  buzz: 60,
  secret: ['keys', 'LLRR', 'The snake has left the screen. It is in the sofa.'],
  pose: ({ p, v, n, found }, at) => {
    at('phone', { y: 8 * p, turn: 14 * Math.sin(p * 3) + v });
    at('crack', { show: n > 0 || p > 0.8 ? 1 : 0, sx: 1 + 0.1 * Math.min(n, 6) });
    at('snake', { x: found ? 5 : 0, sx: found ? 1.4 : 1, ox: 40, oy: 30 });
  },
};
