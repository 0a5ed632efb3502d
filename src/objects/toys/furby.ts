import { circle, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'earL',
    path('#7a4fd0', 'M28 34Q6 26 4 4q22 2 34 22z'),
    patch('pink', 'M26 28Q12 22 9 9q14 4 24 16z'),
  ) +
  part(
    'earR',
    path('#7a4fd0', 'M72 34q22-8 24-30-22 2-34 22z'),
    patch('pink', 'M74 28q14-6 17-19-14 4-24 16z'),
  ) +
  path('orange', 'M24 92q4-8 16-6l4 8H22zm52 0q-4-8-16-6l-4 8h22z') +
  part(
    'body',
    path('purple', 'M50 18c30 0 38 22 38 44S74 92 50 92 12 84 12 62s8-44 38-44z'),
    path('paper', 'M50 62q20 0 20 16-4 12-20 12T30 78q0-16 20-16z'),
    shade('M80 36q8 12 8 26 0 30-38 30 34-4 34-30 0-16-4-26z'),
    path('#7a4fd0', 'm42 20 4-14 5 9 6-8 1 13z'),
  ) +
  circle('paper', 35, 44, 13) +
  circle('paper', 65, 44, 13) +
  part(
    'pupils',
    circle('ink', 37, 45, 7),
    circle('ink', 63, 45, 7),
    shine('M33 42h4v4h-4zm26 0h4v4h-4z'),
  ) +
  part('lids', path('#7a4fd0', 'M22 44q0-13 13-13t13 13zm30 0q0-13 13-13t13 13z')) +
  path('yellow', 'm42 56 8-5 8 5-8 5z') +
  part('beak', path('orange', 'm42 56 8 5 8-5-3 10-5 3-5-3z'));

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Tickle it',
  numbers: { stiffness: 150, damping: 5, rest: 1.6 },
  says: [
    'It answers in a language of its own.',
    'A word of yours has slipped in among its own.',
    'It has learnt what you press, and asks for it by name.',
    'It will not be quiet. There is no switch.',
  ],
  sound: 't500>900@0+.12*.35 t900>400@.16+.14*.35 t420>700@.36+.1*.35 t800>300@.5+.2*.3',
  buzz: 20,
  secret: ['hold', 3, 'Held down until it slept. It was only pretending.'],
  pose: ({ p, v, found, held }, at) => {
    at('earL', { turn: -18 * p + v, ox: 30, oy: 30 });
    at('earR', { turn: 18 * p - v, ox: 70, oy: 30 });
    at('beak', {
      y: 3 * Math.max(0, Math.sin(p * 9)),
      sy: 1 + 0.5 * Math.max(0, Math.sin(p * 9)),
      oy: 56,
    });
    at('lids', { sy: found && !held ? 1 : Math.max(0.06, 0.35 - p * 0.35), oy: 31 });
    at('pupils', { x: 2 * Math.sin(p * 5) });
    at('body', { sy: 1 + p * 0.04, oy: 92 });
  },
};
