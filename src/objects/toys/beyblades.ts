import { circle, ellipse, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('cyan', 'M2 66h96L86 94q-36 10-72 0z') +
  path('#a5f0f8', 'M2 66q2-18 48-18t48 18q-2 18-48 18T2 66z') +
  line('M20 66q4-10 30-10t30 10', '#1497a8', 2) +
  shade('M14 94q36 10 72 0l8-18q-44 16-88 0z') +
  part(
    'top',
    path('#8d8a97', 'M40 52h20l-6 14-4 8-4-8z'),
    ellipse('#55525f', 50, 50, 26, 9),
    part(
      'ring',
      path(
        '#d8d5e0',
        'M8 40q10-14 28-14l4-8 10 7q10-7 22-5l-4 7q20 2 24 14l-12-1q2 8-8 13l-6-6q-8 7-18 6l2-7q-10 1-16-4l-6 7q-12-4-10-12z',
      ),
      ellipse('#ff4d9d', 50, 35, 29, 13),
      patch('yellow', 'M50 35 24 30q6-6 18-7zm0 0 24-6q6 5 4 10zm0 0-4 13q-10 0-16-5z'),
      shade('M76 29q8 10-6 16-18 6-34-1 28 2 40-15z'),
    ),
    path('orange', 'm42 31 4-5h8l4 5-4 5h-8z'),
    line('M44 24h12', '#55525f', 5),
    shine('M28 33q6-7 16-8-7 4-10 10z'),
  ) +
  part(
    'cord',
    line('M66 22h20', 'ink', 8),
    line('M66 22h20', 'paper', 4),
    line('M68 26v4m6-4v4m6-4v4', 'ink', 3),
    circle('none', 90, 22, 6, 'stroke="#150a26" stroke-width="8"'),
    circle('none', 90, 22, 6, 'stroke="#ff4d4d" stroke-width="4"'),
  );

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
    at('ring', { sx: Math.cos(spin * 2 * Math.PI) * 0.2 + 0.8 });
  },
};
