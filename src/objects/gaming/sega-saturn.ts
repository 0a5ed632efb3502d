import { box, circle, ellipse, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3a3644', 'M4 56q0-8 8-8h76q8 0 8 8v24q0 8-8 8H12q-8 0-8-8z') +
  ellipse('#55525f', 50, 54, 36, 14) +
  part(
    'disc',
    ellipse('#d8f4ff', 50, 52, 28, 10),
    path('pink', 'M50 52 72 46q8 4 4 8z', 'stroke="none"'),
    path('cyan', 'M50 52 28 58q-8-4-4-8z', 'stroke="none"'),
    ellipse('#3a3644', 50, 52, 6, 2.5),
  ) +
  part(
    'lid',
    path('#4a4656', 'M14 52Q14 36 50 36t36 16q-2 12-36 12T14 52z'),
    shine('M24 46q8-6 20-7-8 4-12 8z'),
    ellipse('#3a3644', 50, 50, 18, 6),
  ) +
  box('#8d8a97', 12, 72, 12, 8, 3) +
  box('#8d8a97', 76, 72, 12, 8, 3) +
  circle('lime', 50, 78, 2.5) +
  shade('M88 50q7 1 7 7v22q0 8-8 8h-8q9-14 9-37z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Lift the lid',
  ends: 'toggles',
  numbers: { travel: 34, angle: 270, stiffness: 90, damping: 9, kick: 4, friction: 0.7 },
  says: ({ n }) =>
    n % 2
      ? 'The disc is still going round. You were told not to.'
      : 'Shut. It hums, thinks, and hums.',
  sound: 'n@0+.04*.4 w300>90@0+.6*.12',
  buzz: 10,
  secret: ['times', 8, 'Eight lids: it has played the disc as music, and there is a hidden track.'],
  pose: ({ p, spin }, at) => {
    at('lid', { sy: 1 - 1.7 * p, y: -10 * p, oy: 40 });
    at('disc', {
      turn: 6 * Math.sin(spin * 6.28),
      sx: 1 - 0.05 * Math.abs(Math.sin(spin * 6.28)),
      oy: 52,
    });
  },
};
