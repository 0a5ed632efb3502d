import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#d9d2b8', 'M12 4h76q4 0 4 4v50q0 4-4 4H12q-4 0-4-4V8q0-4 4-4z') +
  box('#178a8a', 17, 11, 66, 42, 2) +
  part(
    'menu',
    box('#c0c0c0', 18, 22, 28, 26),
    patch('#1a1a8a', 'M19 23h5v24h-5z'),
    line('M28 29h14m-14 6h14m-14 6h10', 'ink', 2),
  ) +
  patch('#c0c0c0', 'M18 47h64v6H18z') +
  part(
    'start',
    box('#d8d8d8', 18, 46, 16, 7, 1, 'stroke-width="2"'),
    patch('ink', 'M22 48h8v3h-8z'),
  ) +
  path('#c2bba0', 'M36 62h28l4 8H32z') +
  path('#d9d2b8', 'M2 70h96v26H2z') +
  shade('M88 70h10v26H86zM84 5h4q4 0 4 4v49q0 4-4 4h-6z') +
  box('#c2bba0', 54, 76, 36, 8, 1) +
  line('M60 80h24', 'ink', 2) +
  circle('lime', 12, 90, 2) +
  part('floppy', box('blue', 60, 84, 24, 5)) +
  shine('M13 8h20v2H13z') +
  line('M10 76h30M10 82h30', '#a39c82', 2);

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Press Start',
  ends: 'toggles',
  numbers: { stiffness: 300, damping: 22 },
  says: ({ n }) =>
    n % 2
      ? 'The menu comes up, and with it the sound of somebody wanting the phone.'
      : 'It is now safe to turn off the landing light.',
  sound: 's523@0+.8*.2 s659@.15+.8*.2 s784@.3+.9*.2 s1047@.5+1*.15',
  buzz: 8,
  secret: ['times', 7, 'It has done something it may not. Press any key. Where is that?'],
  pose: ({ p, found, n }, at) => {
    at('menu', { sy: Math.max(0.01, p), oy: 47, show: p > 0.03 ? 1 : 0 });
    at('start', { y: p > 0.05 && p < 0.9 ? 1 : 0 });
    at('floppy', { x: found && n % 2 ? 4 : 0 });
  },
};
