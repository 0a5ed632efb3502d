import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#55525f', 'M30 98V78h40v20z') +
  line('M38 98V82m8 16V82m8 16V82m8 16V82', '#9c99a8', 3) +
  box('#8d8a97', 26, 48, 46, 32, 8) +
  shade('M58 48h10q4 0 4 8v16q0 8-8 8h-8z') +
  circle('#ff4d4d', 49, 64, 5) +
  shine('M30 54q1-3 5-3h6l-8 12h-3z') +
  ['a', 'b', 'c', 'd']
    .map((name, index) =>
      part(
        name,
        box('#d8d5e0', 27 + index * 11.5, 28, 9, 24, 4),
        box('#9c99a8', 27 + index * 11.5, [12, 6, 8, 14][index], 9, 22, 4),
        circle('#55525f', 31.5 + index * 11.5, 30, 2.5),
      ),
    )
    .join('') +
  part(
    'thumb',
    path('#d8d5e0', 'M28 66 12 50q-2-8 6-8l16 14z'),
    path('#9c99a8', 'M12 52 8 30q2-8 8-6l6 22z'),
  ) +
  // Molten steel.
  path('orange', 'M2 88q12-9 24 0t24 0 24 0 24 0v10H2z') +
  path('yellow', 'M10 94q8-5 16 0zM44 94q8-5 16 0zM76 94q6-5 12 0z');

export const play: ObjectPlay = {
  gesture: 'hold',
  verb: 'Close the hand',
  numbers: { travel: 0.9, rest: 1.3, stiffness: 100, damping: 12, ticks: 7 },
  says: [
    'Four fingers down and one thumb up. There is something in your eye.',
    'Thumbs up. The sound was down, because of Darren’s mum.',
    'It will be back. It is only resting.',
  ],
  sound: 'w80>160@0+.4*.25 n@.35+.06*.5 q60@.4+.3*.25',
  tick: 'w220>260@0+.05*.1',
  buzz: 30,
  secret: ['hold', 4, 'Held until it melted, and came together again.'],
  pose: ({ p, found }, at) => {
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
      at(name, { sy: 1 - 0.72 * Math.max(0, Math.min(1, p * 1.6 - index * 0.15)), oy: 52 });
    }
    at('thumb', { turn: 14 * p, y: found ? 4 * Math.sin(p * 8) : 0, ox: 30, oy: 60 });
  },
};
