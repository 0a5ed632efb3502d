import { box, circle, ellipse, part, patch, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3a3644', 'M12 1h76q6 0 6 6v44q0 6-6 6H12q-6 0-6-6V7q0-6 6-6z') +
  box('night', 13, 7, 74, 42, 3) +
  shade('M87 7h7v44q0 6-6 6h-8q6-20 7-50z') +
  shine('M17 11h10L17 31z') +
  part('logo', box('pink', 16, 14, 26, 14, 5, 'stroke-width="2"'), word('ink', 29, 24, 8, 'DVD')) +
  part(
    'tray',
    path('#55525f', 'M16 66h68v18H16z'),
    ellipse('#d8f4ff', 50, 72, 29, 9),
    patch('pink', 'M50 72 34 65q7-3 12-2zm0 0 16 7q-7 3-12 2z'),
    ellipse('paper', 50, 72, 6, 2.5, 'stroke-width="2"'),
  ) +
  box('#d8d5e0', 2, 60, 96, 28, 4) +
  box('#8d8a97', 10, 65, 58, 7, 2, 'stroke-width="2"') +
  shade('M90 60h4q4 0 4 4v20q0 4-4 4h-8q6-12 4-28z') +
  part(
    'screen',
    box('#0b2a1a', 34, 75, 34, 10, 1, 'stroke-width="2"'),
    word('cyan', 51, 83, 8, 'OPEN'),
  ) +
  circle('#8d8a97', 79, 69, 4, 'stroke-width="2"') +
  circle('#8d8a97', 79, 80, 3, 'stroke-width="2"') +
  circle('lime', 14, 80, 2.5, 'stroke-width="2"') +
  path('ink', 'M10 88h12v4H10zm68 0h12v4H78z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Open the tray',
  ends: 'toggles',
  numbers: { travel: 30, angle: 90, stiffness: 34, damping: 9, ticks: 4 },
  says: ({ n }) =>
    n % 2
      ? 'Out it comes. No rewinding, ever again. Mind your cup of tea.'
      : 'In. You may not skip this notice.',
  sound: 'w140>200@0+.6*.15 n@.55+.06*.4',
  tick: 'n@0+.04*.12',
  buzz: 8,
  secret: ['times', 5, 'The box on the screen has gone exactly into the corner.'],
  pose: ({ p, n, found }, at) => {
    at('tray', { y: 24 * p, size: 1 + 0.1 * p, oy: 74 });
    at('screen', { text: p > 0.5 ? 'OPEN' : 'READ' });
    at('logo', {
      x: found ? 44 : 30 * Math.abs(Math.sin(n + p)),
      y: found ? -6 : 16 * Math.abs(Math.cos(n * 2 + p)),
    });
  },
};
