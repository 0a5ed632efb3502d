import { box, ellipse, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  ellipse('cyan', 50, 84, 47, 13) +
  part(
    'rocket',
    path('#ff4d4d', 'm54 70-3-30q3-12 8-14 5 2 8 14l-3 30z'),
    path('paper', 'M52 46h14v8H52z'),
    hidden('flame', path('yellow', 'm53 70 6 22 6-22z')),
  ) +
  path('#8a6a48', 'M8 84q2-24 16-30 4-24 14-30 8 2 10 22l4 26 16 2q8-26 14-24 8 4 10 34z') +
  path(
    'lime',
    'M14 62q8-10 12-8 4-24 12-30 6 2 8 18-8-6-10 4-8 4-8 16-8-4-14 0zM68 70q8-22 14-22 4 2 6 14-8-4-20 8z',
  ) +
  shade('M38 24q8 2 10 22l4 26 8 1 0 11H44q8-30-6-60z') +
  part('pool', box('blue', 42, 72, 34, 12, 3), shine('M46 75h12l-3 6h-9z')) +
  box('paper', 16, 64, 18, 10, 2) +
  line('M22 64v10m6-10v10') +
  part(
    'palm',
    line('M86 72q2-14-4-22', '#6b4a26', 4),
    path(
      'lime',
      'M82 50q-14-8-18 4 10-6 18-4zm0 0q14-8 18 4-10-6-18-4zm0 0q-2-14-12-12 8 4 12 12zm0 0q4-12 12-10-8 2-12 10z',
    ),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Slide the pool back',
  ends: 'toggles',
  numbers: { travel: 34, angle: 180, stiffness: 60, damping: 9, ticks: 8 },
  says: ({ n }) =>
    n % 2
      ? 'Five, four, three, two, one: the swimming pool was never for swimming.'
      : 'The rocket is down, and the pool is over it again.',
  sound: 'n@0+.9*.25 w60>220@0+.9*.2',
  tick: 'n@0+.02*.15',
  buzz: 60,
  secret: ['hold', 4, 'Held long enough, the palms lie down as they did on the telly.'],
  pose: ({ p, found }, at) => {
    at('pool', { x: -30 * Math.max(0, Math.min(1, p * 2)) });
    at('rocket', { y: -26 * Math.max(0, p * 2 - 1) });
    at('flame', { show: p > 0.55 ? 1 : 0, sy: 0.7 + 0.3 * Math.sin(p * 40), oy: 70 });
    at('palm', { turn: found ? 70 : 0, ox: 86, oy: 72 });
  },
};
