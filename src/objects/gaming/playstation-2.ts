import { box, circle, ellipse, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3a3644', 'M26 2h40v92H26z') +
  patch('#55506a', 'M28 4h5v88h-5z') +
  line('M40 3v90M46 3v90', '#211d2b', 2.5) +
  path('#211d2b', 'M66 8h10v82H66z') +
  line('M66 22h10m-10 14h10m-10 14h10m-10 14h10m-10 14h10', '#55506a', 2) +
  shade('M58 4h7v88h-7z') +
  path('#55525f', 'M16 92h68v6H16z') +
  part(
    'tray',
    path('#55506a', 'M48 12h9v62h-9z'),
    part(
      'disc',
      ellipse('#c7e9ff', 52, 43, 10, 29),
      path('#ff9fc8', 'M52 43 46 20q3-6 6-6zm0 0 6 22q-2 6-6 7z', 'stroke="none"'),
      ellipse('none', 52, 43, 10, 29),
      ellipse('#55506a', 52, 43, 3, 8),
    ),
  ) +
  box('#211d2b', 46, 10, 14, 66, 3, 'fill-opacity=".35"') +
  part('lamp', circle('lime', 53, 84, 3)) +
  box('blue', 49, 78, 8, 2, 0, 'stroke="none"') +
  shine('M29 6h3v40h-3z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Slide out the tray',
  ends: 'toggles',
  numbers: { travel: 34, angle: 180, stiffness: 30, damping: 8, kick: 2, ticks: 5 },
  says: ({ n }) =>
    n % 2
      ? 'Out it comes. Officially, this is a DVD player.'
      : 'In. Towers rise out of the dark, one for every save.',
  sound: 'w120>180@0+.6*.12 n@.55+.08*.4',
  tick: 'n@0+.03*.12',
  buzz: 10,
  secret: ['hold', 4, 'Held in: the screen has gone red and is breathing.'],
  pose: ({ p, spin }, at) => {
    at('tray', { x: -30 * p, sx: 1 + 0.5 * Math.max(0, p) });
    at('disc', { turn: 20 * Math.sin(spin * 6.28), ox: 50, oy: 44 });
    at('lamp', { show: p > 0.5 ? 0.3 : 1 });
  },
};
