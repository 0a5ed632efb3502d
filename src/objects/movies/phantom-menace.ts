import { box, circle, part, path, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  circle('night', 50, 50, 47) +
  path(
    'paper',
    'm20 30 1 3 3 1-3 1-1 3-1-3-3-1 3-1zm58 42 1 3 3 1-3 1-1 3-1-3-3-1 3-1zM70 16l1 2 2 1-2 1-1 2-1-2-2-1 2-1z',
    'stroke="none"',
  ) +
  part(
    'staff',
    '<g transform="rotate(-45 50 50)">',
    part(
      'up',
      box('#ff4d4d', 46, -10, 8, 42, 4, 'stroke="#ffb3b3" stroke-width="4"'),
      shine('M49-6h2v36h-2z'),
    ),
    part(
      'down',
      box('#ff4d4d', 46, 68, 8, 42, 4, 'stroke="#ffb3b3" stroke-width="4"'),
      shine('M49 70h2v36h-2z'),
    ),
    box('#8d8a97', 44, 30, 12, 40, 2),
    box('ink', 44, 44, 12, 12),
    box('#d8d5e0', 43, 33, 14, 4),
    box('#d8d5e0', 43, 63, 14, 4),
    circle('yellow', 50, 50, 2.5),
    shine('M46 57h3v6h-3z'),
    '</g>',
  );

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Twirl it',
  numbers: {
    travel: 1.5,
    friction: 0.7,
    kick: 1.5,
    ticks: 8,
    rest: 0.4,
    stiffness: 120,
    damping: 12,
  },
  says: [
    'He said almost nothing, and did that.',
    'Careful of the lampshade, and of the trade routes.',
    'Sixteen years of waiting, and this was the best ten minutes.',
  ],
  sound: 'w70>130@0+.5*.25 w72>128@0+.5*.2 n@.1+.3*.1',
  tick: 'w90>120@0+.12*.15',
  buzz: 20,
  secret: ['backwards', 'Twirled the other way. Somebody with long ears has applauded.'],
  pose: ({ spin, p, w, held }, at) => {
    const lit = p > 0.03 || held || Math.abs(w) > 0.05 ? 1 : 0.92;
    at('staff', { turn: 360 * spin });
    at('up', { sy: lit - 0.3 * (1 - Math.min(1, Math.abs(p) * 3)), oy: 32 });
    at('down', { sy: lit - 0.3 * (1 - Math.min(1, Math.abs(p) * 3)), oy: 68 });
  },
};
