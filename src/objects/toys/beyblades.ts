import { circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('yellow', 'M4 66h92L84 92q-34 12-68 0z') +
  path('#fff4b0', 'M4 66q4-16 46-16t46 16q-4 16-46 16T4 66z') +
  line('M24 66q4-9 26-9t26 9', '#e0c95a', 2) +
  shade('M16 92q34 12 68 0l7-15q-41 15-82 0z') +
  part(
    'top',
    path('#8d8a97', 'm40 48 10 22 10-22z'),
    part(
      'ring',
      path(
        '#d8d5e0',
        'M50 22q10-12 24-9-3 7 1 11 10 0 15 8-8 3-7 9 2 8-7 12-5-7-12-4-5 8-14 8t-14-8q-7-3-12 4-9-4-7-12 1-6-7-9 5-8 15-8 4-4 1-11 14-3 24 9z',
        'transform="translate(0 4)"',
      ),
      ellipse('pink', 50, 38, 26, 14),
      shade('M70 29q10 14-16 23 22-1 22-14-1-5-6-9z'),
    ),
    path(
      'cyan',
      'M50 35 30 33q3-7 14-8zm0 0 9-10q12 2 12 10zm0 0 14 11q-9 6-20 4z',
      'stroke-width="2"',
    ),
    path('orange', 'm44 31 3-4h6l3 4-3 4h-6z'),
    shine('M30 36q6-8 16-9-8 4-11 11z'),
  ) +
  part('cord', line('M66 30h24M74 26v8m5-8v8m5-8v8', '#55525f', 3), circle('#ff4d4d', 94, 30, 5));

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
