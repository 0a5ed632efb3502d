import { circle, hidden, lean, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    -32,
    1.14,
    part(
      'inside',
      path('#6b3a1a', 'M24 38h56q6 0 6 6v14q0 6-6 6H24z'),
      circle('#d9a566', 66, 46, 4),
      circle('#d9a566', 76, 54, 4),
      circle('#d9a566', 60, 56, 4),
      shine('M30 41h40v2H30z'),
    ),
    part(
      'old',
      path('#8a2f1a', 'M2 32h74v38H2z'),
      path('paper', 'M8 42h62v18H8z'),
      line('M14 51h48', '#1d3f8a', 6),
      path('#5c1f10', 'M2 32l6 5-6 6 6 7-6 6 6 7-6 7h10V32z'),
      shade('M10 62h66v8H10z'),
      shine('M14 35h40v3H14z'),
    ),
    hidden(
      'new',
      path('blue', 'M2 32h74v38H2z'),
      path('paper', 'M8 42h62v18H8z'),
      line('M14 51h48', '#ff4d4d', 6),
    ),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Peel the wrapper',
  ends: 'toggles',
  numbers: { travel: 40, angle: 148, stiffness: 90, damping: 11, ticks: 5 },
  says: ({ n }) =>
    n % 2
      ? 'The same bar, says the wrapper. You are not so sure.'
      : 'Put back. The old name, if only you know it.',
  sound: 'n@0+.3*.4 n@.25+.1*.4',
  tick: 'n@0+.04*.3',
  buzz: 8,
  secret: ['times', 5, 'Say the old name at the till three times, and a grown-up sighs.'],
  pose: ({ p, n }, at) => {
    at('old', { sx: 1 - 0.5 * Math.max(0, p), x: -4 * p, ox: 2 });
    at('inside', { x: 6 * p });
    at('new', { show: n > 0 && p > 0.5 ? 1 : 0, sx: 1 - 0.5 * Math.max(0, p), ox: 2 });
  },
};
