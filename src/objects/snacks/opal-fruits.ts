import { box, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'chews',
    ...[
      ['#ff4d4d', 62, 20],
      ['yellow', 76, 34],
      ['lime', 62, 44],
      ['orange', 82, 56],
    ].map(
      ([fill, x, y]) =>
        box(String(fill), Number(x), Number(y), 15, 13, 2) +
        shine(`M${Number(x) + 2} ${Number(y) + 2}h4v6h-4z`),
    ),
  ) +
  '<g transform="rotate(-32 40 60)">' +
  box('paper', 0, 46, 70, 26, 4) +
  path('#ff4d4d', 'M4 46h14v26H4z') +
  path('yellow', 'M18 46h14v26H18z') +
  path('lime', 'M32 46h14v26H32z') +
  path('orange', 'M46 46h14v26H46z') +
  part('paper', path('paper', 'M60 46h10l6 4-4 5 5 5-5 5 4 4-6 3H60z')) +
  shade('M2 64h66v8H2z') +
  shine('M6 49h50v3H6z') +
  '</g>';

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Unwrap one',
  numbers: { travel: 30, angle: 330, stiffness: 80, damping: 8, rest: 0.9, ticks: 3 },
  says: ({ roll }) =>
    roll < 0.25
      ? 'A strawberry one! Do not show anybody.'
      : roll < 0.5
        ? 'Lemon. You may offer this one round.'
        : roll < 0.75
          ? 'Lime. A strong start.'
          : 'Orange. Fine, in its way.',
  sound: 'n@0+.1*.4 n@.12+.08*.3 s500>900@.3+.2*.2',
  tick: 'n@0+.03*.3',
  buzz: 8,
  secret: ['times', 9, 'Nine papers, folded into one long chain for nobody.'],
  pose: ({ p, roll, n }, at) => {
    at('chews', { x: 8 * p, y: -12 * p, turn: 30 * p + (n > 0 ? roll * 20 : 0), ox: 72, oy: 44 });
    at('paper', { sx: 1 + 0.4 * p, turn: 12 * p, ox: 60, oy: 58 });
  },
};
