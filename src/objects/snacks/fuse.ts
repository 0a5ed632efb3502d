import { circle, hidden, lean, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    -22,
    1.06,
    part(
      'bar',
      path('purple', 'M2 40h70v44H2z'),
      path(
        'orange',
        'M2 40l7 6-7 6 7 6-7 7 7 6-7 6 7 6-7 1h13V40zM72 40l-6 6 6 6-6 6 6 7-6 6 6 6-6 6 6 1H60V40z',
      ),
      path('yellow', 'm37 44 4 9 11-3-4 11 8 7-11 1-2 11-8-8-10 5 2-11-9-6 11-3z'),
      shade('M15 75h45v9H15z'),
      shine('M18 44h16v4H18z'),
    ),
    part(
      'cord',
      line('M71 60q16 2 13-14t8-24', 'ink', 8),
      line('M71 60q16 2 13-14t8-24', '#e0b878', 3),
    ),
    part(
      'spark',
      path('orange', 'M92 2l4 11 12-3-6 10 9 8-12 2 1 12-8-8-9 8 1-12-12-2 9-8-6-10 12 3z'),
      patch('yellow', 'M92 11l3 7 7 0-5 5 2 7-7-4-7 4 2-7-5-5 7 0z'),
    ),
  ) +
  hidden(
    'crumbs',
    path('#6b3a1a', 'M20 30h8v6h-8zm20-8h6v6h-6zm20 8h8v6h-8zM10 20h5v5h-5zm60-4h6v6h-6z'),
    circle('#d9a566', 50, 34, 3),
    circle('#d9a566', 32, 16, 3),
  );

export const play: ObjectPlay = {
  gesture: 'hold',
  verb: 'Light the fuse',
  numbers: { travel: 1.4, rest: 0.9, stiffness: 120, damping: 8, ticks: 14 },
  says: [
    'Nuts, raisins, fudge, everywhere.',
    'Forty million in the first weeks, and then it was gone.',
    'A raisin has been found behind the fridge.',
  ],
  sound: 'n@0+.35*.6 s120>40@0+.4*.5',
  tick: 'n@0+.03*.25',
  buzz: 60,
  secret: ['hold', 5, 'It went off long ago. You were holding the wrapper.'],
  pose: ({ p }, at) => {
    const burnt = Math.min(1, Math.max(0, p));
    at('spark', {
      x: -20 * burnt,
      y: 36 * burnt,
      turn: 400 * burnt,
      ox: 92,
      oy: 20,
      size: 0.8 + 0.3 * Math.abs(Math.sin(burnt * 30)),
    });
    at('cord', { sx: 1 - 0.9 * burnt, sy: 1 - 0.9 * burnt, ox: 72, oy: 58 });
    at('bar', { turn: burnt > 0.95 ? 6 : 0 });
    at('crumbs', { show: burnt > 0.95 ? 1 : 0, y: -6 * burnt });
  },
};
