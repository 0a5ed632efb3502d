import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('paper', 6, 6, 88, 88, 6) +
  path('#5b2fa0', 'M6 12q0-6 6-6h76q6 0 6 6v16H6z') +
  path('pink', 'M14 14h10v8H14z') +
  box('yellow', 14, 36, 34, 34, 3) +
  circle('#e9b48a', 31, 52, 9) +
  path('#6b4a26', 'M21 52q0-14 10-14t10 14q-2-4-12-6-6 2-8 6z') +
  path('cyan', 'M18 70q2-9 13-9t13 9z') +
  line('M56 40h30M56 50h30M56 60h20', '#8d8a97', 4) +
  part('wall', line('M16 80h66M16 87h44', '#8d8a97', 3)) +
  shade('M88 29h6v59q0 6-6 6z') +
  shine('M10 30h3v50h-3z') +
  part(
    'luv',
    path('#ff4d4d', 'M66 86c-14-9-19-17-14-24s12-4 14 4c2-8 9-11 14-4s0 15-14 24z'),
    shine('M56 66q2-4 6-3-3 2-3 6z'),
  );

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Share the luv',
  numbers: { stiffness: 110, damping: 5, rest: 0.8 },
  says: ({ n }) =>
    n % 3 === 0
      ? 'That was your three for today. Choose more carefully tomorrow.'
      : 'One luv given. Somebody else has gone down a place.',
  sound: 's523>1047@0+.15*.25 s784>1568@.12+.25*.2',
  buzz: 12,
  secret: ['times', 16, 'The top sixteen is full. Somebody’s best friend has signed out.'],
  pose: ({ p, n }, at) => {
    at('luv', {
      y: -30 * Math.max(0, p),
      size: 1 + 0.3 * p - 0.12 * (n % 3),
      ox: 66,
      oy: 72,
      turn: 8 * Math.sin(p * 8),
    });
    at('wall', { show: 1 - 0.5 * Math.abs(p) });
  },
};
