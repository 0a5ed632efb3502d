import { box, circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M50 16q-6-14 8-14t10 8 12 2', '#8d8a97', 3) +
  path('cyan', 'M50 12c26 0 40 34 40 52 0 22-18 33-40 33S10 86 10 64c0-18 14-52 40-52z') +
  shade('M84 42q6 12 6 22 0 22-40 33 44 0 40-33 0-10-6-22z') +
  shine('M26 30q8-12 20-13-14 10-18 26z') +
  path('yellow', 'M22 38 36 30l8 5 8-6 8 6 6-5 12 8 2 28-10 8H30l-10-8z') +
  box('#c9d8a8', 29, 40, 42, 30, 3) +
  part(
    'pet',
    path('ink', 'M44 50h3v-3h6v3h3v3h3v9h-3v3H44v-3h-3v-9h3z', 'stroke="none"'),
    part('eyes', path('#c9d8a8', 'M46 53h2v3h-2zm6 0h2v3h-2z', 'stroke="none"')),
  ) +
  hidden('zzz', path('ink', 'M60 44h7v2l-4 4h4v2h-7v-2l4-4h-4z', 'stroke="none"')) +
  hidden('mess', path('ink', 'M32 67q2-9 4-9t1 4 3 5z', 'stroke="none"')) +
  part('k1', circle('pink', 36, 82, 5)) +
  part('k2', circle('pink', 50, 86, 5)) +
  part('k3', circle('pink', 64, 82, 5));

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Feed it',
  numbers: { stiffness: 240, damping: 8, rest: 0.9 },
  says: ({ n }) =>
    [
      'Fed. It wants to play.',
      'Played. It wants feeding.',
      'It has made a mess. Of course it has.',
      'Cleaned. It is looking at you again.',
    ][(n - 1) % 4],
  sound: 'q2000@0+.06*.12 q2000@.1+.06*.12 q2400@.2+.1*.12',
  buzz: 15,
  secret: ['midnight', 'Past midnight: it sleeps, and so should you.'],
  pose: ({ p, n, found }, at) => {
    at('pet', { y: -7 * Math.abs(p) + 2, x: 5 * Math.sin(n * 2), sx: 1 + 0.2 * p, oy: 66 });
    at('k2', { y: Math.min(2, p * 3) });
    at('mess', { show: n % 4 === 3 ? 1 : 0 });
    at('zzz', { show: found ? 1 : 0 });
    at('eyes', { sy: found ? 0.2 : 1, oy: 55 });
  },
};
