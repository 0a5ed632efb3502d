import { hidden, lean, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    22,
    1,
    part(
      'inside',
      path('#6b3a1a', 'M24 34h66q8 0 8 8v18q0 8-8 8H24z'),
      path(
        '#d9a566',
        'M78 38q7-2 9 3 0 6-6 6-6-3-3-9zm8 14q6 0 7 5-2 5-7 4-5-4 0-9zm-15 6q5-1 6 3-1 5-6 4-3-4 0-7z',
        'stroke-width="2"',
      ),
      patch('#8f5a30', 'M28 37h48v4H28z'),
      shade('M30 60h66q-1 7-8 7H30z'),
    ),
    part(
      'old',
      path('#8a2f1a', 'M2 28h72l4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 4H2z'),
      path('paper', 'M18 40h50v22H18z'),
      line('M25 51h36', '#1d3f8a', 8),
      path('#5c1f10', 'M2 28l6 5-6 6 6 6-6 6 6 6-6 6 6 6-6 5h12V28z'),
      shade('M14 64h61l-1 10H14z'),
      shine('M18 31h40v4H18z'),
    ),
    hidden(
      'new',
      path('blue', 'M2 28h72l4 6-4 6 4 6-4 6 4 6-4 6 4 6-4 4H2z'),
      path('paper', 'M18 40h50v22H18z'),
      line('M25 51h36', '#ff4d4d', 8),
      shade('M14 64h61l-1 10H14z'),
    ),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Peel the wrapper',
  ends: 'toggles',
  numbers: { travel: 40, angle: 202, stiffness: 90, damping: 11, ticks: 5 },
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
