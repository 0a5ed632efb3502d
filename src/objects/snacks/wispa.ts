import { circle, hidden, lean, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    -84,
    1.06,
    path('blue', 'M2 40h50v36H2z'),
    path('#8a1f4a', 'M2 40l6 6-6 6 6 6-6 6 6 6-6 6h10V40z'),
    line('M18 58h26', 'paper', 6),
    part(
      'bar',
      path('#6b3a1a', 'M44 42h44q6 0 6 6v20q0 6-6 6H44z'),
      path('#5a2f14', 'M86 43q7 0 7 6v18q0 6-7 6-5-14 0-30z'),
      circle('#e0b48a', 88, 49, 2.5, 'stroke="none"'),
      circle('#e0b48a', 89, 57, 3, 'stroke="none"'),
      circle('#e0b48a', 87, 66, 2.5, 'stroke="none"'),
      shine('M48 45h34v3H48z'),
      shade('M46 67h42q-1 7-4 7H44z'),
    ),
    part(
      'wrap',
      path('blue', 'M44 38q10 4 6 8 8 4 2 10 8 6 2 12 4 6-6 10H38V38z'),
      shine('M40 41h5v28h-5z'),
    ),
  ) +
  hidden(
    'bubbles',
    circle('#bfeaff', 80, 34, 7),
    circle('#bfeaff', 88, 16, 5),
    circle('#bfeaff', 16, 26, 6),
    circle('#bfeaff', 12, 44, 4),
  );

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Bite it, quietly',
  ends: 'stays',
  numbers: { stiffness: 90, damping: 8 },
  says: ({ n }) =>
    [
      'Bubbles, all the way down.',
      'They took it away in 2003. You did not notice for a week.',
      'About fourteen thousand people asked for it back, on the internet.',
      'It came back. You were right all along.',
    ][(n - 1) % 4],
  sound: 'n@0+.06*.4 s600>900@.1+.06*.15 s700>1100@.18+.06*.15 s800>1300@.26+.08*.15',
  buzz: 8,
  secret: ['hold', 4, 'Held to the ear, it tells you something. It told everybody.'],
  pose: ({ p, n }, at) => {
    at('bar', {
      sx:
        Math.max(0.25, 1 - 0.18 * ((n + (p < 0.5 && n > 0 ? 3 : 0)) % 4)) - 0.04 * Math.sin(p * 3),
      ox: 44,
    });
    at('bubbles', { show: p, y: -10 * p });
    at('wrap', { x: -4 * p });
  },
};
