import { circle, hidden, lean, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    -22,
    1.12,
    part(
      'bar',
      path('purple', 'M2 42h70v40H2z'),
      path('orange', 'M2 42l6 6-6 7 6 7-6 7 6 7-6 6h11V42z'),
      path('yellow', 'm36 48 6 8 10-2-4 8 6 8-10-1-6 7-4-8-9-2 7-6-3-8z'),
      shade('M13 73h59v9H13z'),
      shine('M18 47h20v3H18z'),
    ),
    part('cord', line('M72 58q14 2 12-14t8-22', '#8a5a2f', 4)),
    part(
      'spark',
      path('orange', 'm92 8 3 9 9 0-7 6 3 9-8-5-8 5 3-9-7-6 9 0z'),
      circle('yellow', 92, 20, 4),
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
    'Forty million in the first week, and then it was gone.',
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
