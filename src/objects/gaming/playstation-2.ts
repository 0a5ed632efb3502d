import { box, circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('ink', 'M26 4h42v90H26z') +
  path('#3a3644', 'M68 10h8v80h-8z') +
  line('M34 8v82M40 8v82', '#3a3644', 2) +
  shade('M58 5h9v88h-9z') +
  path('#55525f', 'M20 94h60v4H20z') +
  part(
    'tray',
    path('#3a3644', 'M48 16h8v56h-8z'),
    part(
      'disc',
      ellipse('#9ad8ff', 50, 44, 7, 26),
      ellipse('ink', 50, 44, 2, 6),
      shine('M46 30q2-8 4-9v10z'),
    ),
  ) +
  box('#3a3644', 47, 15, 10, 58, 2, 'fill-opacity=".3"') +
  part('lamp', circle('lime', 61, 82, 2.5)) +
  box('blue', 57, 20, 8, 8, 2) +
  shine('M28 8h3v40h-3z');

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
