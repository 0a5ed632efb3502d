import { box, circle, ellipse, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'tray',
    path('#55525f', 'M16 46h68v16H16z'),
    ellipse('#d8f4ff', 50, 48, 28, 9),
    ellipse('pink', 50, 48, 9, 3),
    ellipse('ink', 50, 48, 3, 1),
    shine('M30 44q8-4 16-4l2 5z'),
  ) +
  box('#d8d5e0', 2, 40, 96, 34, 4) +
  box('#bdb8cc', 12, 46, 60, 10, 2) +
  shade('M88 40h6q4 0 4 5v24q0 5-5 5h-9q6-14 4-34z') +
  part('screen', box('#0b2a1a', 34, 60, 30, 9, 1), word('cyan', 49, 68, 8, 'OPEN')) +
  circle('#8d8a97', 80, 51, 4) +
  circle('#8d8a97', 90, 51, 3) +
  circle('lime', 10, 66, 2) +
  shine('M6 43h30v2H6z') +
  path('ink', 'M10 74h12v5H10zm68 0h12v5H78z') +
  part('logo', box('pink', 8, 8, 26, 14, 5), word('ink', 21, 18, 8, 'DVD'));

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
    at('tray', { y: 30 * p, size: 1 + 0.08 * p, oy: 54 });
    at('screen', { text: p > 0.5 ? 'OPEN' : 'READ' });
    at('logo', {
      x: found ? 58 : 30 * Math.abs(Math.sin(n + p)),
      y: found ? -6 : 10 * Math.abs(Math.cos(n * 2 + p)),
    });
  },
};
