import { circle, line, part, patch, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#ff4d4d', 'M12 14h76v72H12z') +
  shade('M80 15h8v70h-8z') +
  part(
    'disc',
    circle('#d8f4ff', 54, 52, 38),
    patch('pink', 'M54 52 66 16q14 4 20 16z'),
    patch('yellow', 'M54 52 30 82q-10-8-13-20z'),
    patch('cyan', 'M54 52 22 34q6-12 18-17z'),
    circle('paper', 54, 52, 13),
    circle('ink', 54, 52, 4),
    shine('M40 20q6-3 12-3v12q-4 0-6 1z'),
  ) +
  part(
    'sleeve',
    path('lime', 'M8 14h62v72H8z'),
    word('ink', 39, 42, 15, 'FREE'),
    line('M20 54h38M20 64h38M20 74h24', 'ink', 3),
    shine('M12 18h5v60h-5z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Slide out the disc',
  ends: 'toggles',
  numbers: { travel: 44, angle: 0, stiffness: 100, damping: 12, kick: 1, ticks: 4 },
  says: ({ n }) =>
    n % 2
      ? 'The internet, from the counter of an electrical shop, for nothing. Calls extra.'
      : 'Back in. It will be a coaster by Easter.',
  sound: 'n@0+.25*.35 s880>1320@.2+.2*.15',
  tick: 'n@0+.03*.15',
  buzz: 8,
  secret: ['times', 10, 'Ten discs on a string: the pigeons have left the allotment.'],
  pose: ({ p, spin }, at) => {
    at('disc', { x: 34 * p, turn: 360 * spin + 160 * p, ox: 54, oy: 52 });
    at('sleeve', { x: -6 * p });
  },
};
