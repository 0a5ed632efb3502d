import { circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('yellow', 'M4 62h92L84 90q-34 12-68 0z') +
  path('#fff4b0', 'M4 62q4-14 46-14t46 14q-4 14-46 14T4 62z') +
  shade('M16 90q34 12 68 0l6-14q-40 14-80 0z') +
  part(
    'top',
    path('#d8d5e0', 'm44 50 6 16 6-16z'),
    part(
      'ring',
      path(
        'pink',
        'M50 20l10 8 16-4 6 12-8 8 4 10-18 2-10 6-10-6-18-2 4-10-8-8 6-12 16 4z',
        'transform="matrix(1 0 0 .6 0 16)"',
      ),
    ),
    path('cyan', 'M36 38q14-10 28 0-2 9-14 9t-14-9z'),
    circle('orange', 50, 36, 5),
    shine('M38 36q4-5 10-5-4 3-6 7z'),
  ) +
  part('cord', line('M74 30h20M78 26v8m5-8v8m5-8v8', '#55525f', 3), circle('#ff4d4d', 95, 30, 4));

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Rip the cord',
  numbers: {
    travel: 30,
    angle: 0,
    stiffness: 90,
    damping: 12,
    friction: 0.9,
    kick: 9,
    rest: 0.4,
    ticks: 9,
  },
  says: [
    'Three, two, one, and round the washing-up bowl it goes.',
    'It has knocked over the washing-up liquid.',
    'Still going. Shouting at it helps.',
  ],
  sound: 'n@0+.18*.35 w200>700@0+.2*.15 w260>90@.2+1.2*.08',
  tick: 'n@0+.015*.25 q900@0+.01*.1',
  buzz: 40,
  secret: ['speed', 18, 'Ripped so hard that the bowl is spinning too.'],
  pose: ({ p, spin, w }, at) => {
    const going = Math.min(1, Math.abs(w) / 4);
    at('cord', { x: 24 * p });
    at('top', {
      x: 16 * going * Math.sin(spin * 2),
      y: 4 * going * Math.cos(spin * 2),
      turn: 14 * (1 - going) * Math.sin(spin * 9),
      oy: 66,
    });
    at('ring', { sx: Math.cos(spin * 2 * Math.PI) * 0.35 + 0.85 });
  },
};
