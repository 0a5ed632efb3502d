import { box, circle, ellipse, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#2f2b3a', 'M4 44q0-10 10-10h72q10 0 10 10v34q0 10-10 10H14Q4 88 4 78z') +
  path('#464155', 'M4 66V44q0-10 10-10h72q10 0 10 10v22z', 'stroke="none"') +
  ellipse('#2f2b3a', 56, 58, 38, 23) +
  ellipse('#55506a', 56, 58, 29, 17, 'stroke-width="2"') +
  box('ink', 32, 44, 40, 9, 3) +
  part(
    'cart',
    path('#55525f', 'M34 0h34v46H34z'),
    path('#3a3644', 'M34 30h34v16H34z', 'stroke="none"'),
    line('M34 0h34v46H34z'),
    path('cyan', 'M39 5h24v22H39z'),
    patch('lime', 'M40 20q6-5 11 0t11 0v6H40z'),
    path('yellow', 'm51 8 2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z', 'stroke-width="1.5"'),
    shade('M62 1h5v44h-5z'),
  ) +
  path('#2f2b3a', 'M28 50h48v9q-24 8-48 0z') +
  part(
    'dust',
    circle('#d8d5e0', 32, 44, 5),
    circle('#d8d5e0', 72, 42, 4),
    circle('#d8d5e0', 78, 48, 2.5),
  ) +
  box('#ff4d4d', 10, 58, 9, 14, 3) +
  circle('#55525f', 80, 80, 4) +
  circle('#55525f', 68, 82, 4) +
  line('M24 81h30', '#8d8a97', 3) +
  shine('M12 39h14v3H12z') +
  part('lamp', circle('lime', 14, 50, 3));

export const play: ObjectPlay = {
  gesture: 'hold',
  verb: 'Blow on the cartridge',
  numbers: { travel: 1, rest: 1.2, stiffness: 120, damping: 12, ticks: 8 },
  says: ({ n }) =>
    n % 3 === 0 ? 'Now it works. It was you. It was definitely you.' : 'Nothing. Blow harder.',
  sound: 'n@0+.5*.25 q523@.55+.06*.2 q784@.63+.2*.2',
  tick: 'n@0+.14*.18',
  buzz: 15,
  secret: ['hold', 4, 'You have gone dizzy, and it has gone straight to level select.'],
  pose: ({ p, n }, at) => {
    at('cart', {
      y: -26 * Math.sin(Math.min(1, Math.max(0, p)) * 3.1),
      turn: 4 * Math.sin(p * 16),
    });
    at('dust', { x: 30 * p, y: -16 * p, show: p > 0.02 ? 1 - p : 0 });
    at('lamp', { show: n > 0 && n % 3 === 0 ? 1 : 0.3 });
  },
};
