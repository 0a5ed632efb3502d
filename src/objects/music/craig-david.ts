import { box, circle, line, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  shade('M14 20h78v78H14z') +
  box('paper', 10, 14, 78, 80, 3) +
  part('under', word('ink', 49, 74, 17, 'SUN')) +
  part(
    'page',
    box('cream', 10, 32, 78, 62, 2),
    circle('lime', 49, 82, 5),
    part('day', word('ink', 49, 67, 26, 'MON')),
    shine('M14 36h8v20h-8z'),
  ) +
  path('#ff4d4d', 'M10 14h78v20H10z') +
  line('M26 20V6m46 14V6', 'ink', 6) +
  line('M26 18V8m46 10V8', '#d8d5e0', 2.5) +
  line('M34 25h30', 'paper', 4);

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Tear off a day',
  numbers: { travel: 34, angle: 90, stiffness: 90, damping: 10, rest: 0.4, ticks: 4 },
  says: ({ n }) =>
    [
      'Monday is done. A week has to start somewhere.',
      'Tuesday is done. It went rather quickly.',
      'Wednesday. We shall not go into Wednesday.',
      'Thursday is done.',
      'Friday is done.',
      'Saturday is done, all of it.',
      'Sunday. You stayed in.',
    ][(n - 1) % 7],
  sound: 'n@0+.28*.5 n@.1+.2*.3',
  tick: 'n@0+.04*.25',
  buzz: 8,
  secret: ['times', 7, 'Seven days, in order. You could use it as a diary.'],
  pose: ({ p, n }, at) => {
    const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
    at('page', {
      y: 70 * Math.max(0, p),
      turn: 16 * p,
      x: 10 * p,
      show: p > 0.9 ? 0 : 1 - 0.4 * Math.max(0, p),
      ox: 12,
      oy: 34,
    });
    at('day', { text: days[(p > 0.02 && n > 0 ? n - 1 : n) % 7] });
    at('under', { text: days[(p > 0.02 && n > 0 ? n : n + 1) % 7] });
  },
};
