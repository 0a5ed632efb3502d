import { circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('legs', line('M40 84v10h-6M62 84v10h6', 'ink', 4)) +
  part('arms', line('M26 60 12 70M74 60l14-10', 'ink', 4)) +
  part(
    'carton',
    path('paper', 'M26 34h48v52H26z'),
    path('#d8d5e0', 'M26 34 36 16h28l10 18z'),
    path('paper', 'M36 8h28v9H36z'),
    path('blue', 'M26 62q12-8 24 0t24 0v24H26z'),
    shade('M62 34h12v52H62z'),
    shine('M30 38h5v18h-5z'),
    circle('ink', 42, 46, 2.5),
    circle('ink', 58, 46, 2.5),
    part('smile', line('M42 52q8 8 16 0', '#ff4d4d', 3)),
  ) +
  hidden(
    'drops',
    circle('paper', 22, 20, 4),
    circle('paper', 78, 14, 3),
    circle('paper', 86, 28, 4),
  );

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Shake the carton',
  numbers: { travel: 3, rest: 1.1, stiffness: 150, damping: 7 },
  says: [
    'Semi-skimmed, and off to look for somebody.',
    'He waves. He is nearly out of date.',
    'Home again, and straight into the fridge.',
  ],
  sound: 'n@0+.1*.3 n@.14+.1*.3 s500>800@.3+.2*.25',
  tick: 'n@0+.05*.2',
  buzz: 15,
  secret: ['times', 7, 'Seven shakes, and somebody has drawn a strawberry one beside him.'],
  pose: ({ p, x, y }, at) => {
    at('carton', { x, y: y - 6 * Math.abs(Math.sin(p * 9)), turn: x });
    at('legs', { x, sx: 1 + 0.4 * Math.sin(p * 18) });
    at('arms', { x, y, turn: 12 * Math.sin(p * 18) });
    at('drops', { show: p > 0.4 ? 1 : 0, y: -8 * p });
  },
};
