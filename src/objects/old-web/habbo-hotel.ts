import { hidden, line, part, path, shade, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#e8a33d', 'M50 50 96 72 50 96 4 72z') +
  path('#c97f2a', 'M4 72 50 96v4L4 77zM96 72 50 96v4l46-23z') +
  path('#7fb8d8', 'M4 26 50 4v46L4 72z') +
  path('#5f9cc0', 'M96 26 50 4v46l46 22z') +
  line('M27 15v46M73 15v46', '#3f7ca0', 2) +
  part(
    'sofa',
    path('pink', 'M58 56 80 66v10L70 82 48 72V62z'),
    path('#c93f80', 'm58 56 22 10v-8L58 48z'),
    shade('m70 82 10-6V66l-10 6z'),
  ) +
  part(
    'guest',
    path('blue', 'M28 74h6v14h-6zm8 0h6v14h-6z'),
    path('lime', 'M26 56h18v19H26z'),
    path('#e9b48a', 'M26 36h18v20H26z'),
    path('ink', 'M24 34h20v8h-6v4h-4v-4H24z'),
    path('ink', 'M37 47h3v3h-3z', 'stroke="none"'),
    part('arm', path('#e9b48a', 'M43 58h7v16h-7z')),
  ) +
  hidden('chat', path('paper', 'M40 18h42v14H52l-6 6v-6h-6z'), word('ink', 61, 28, 8, 'furni?'));

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Walk to the sofa',
  ends: 'toggles',
  numbers: { travel: 44, angle: 0, stiffness: 22, damping: 7, ticks: 6 },
  says: ({ n }) =>
    n % 2
      ? 'Somebody is in it already. They want a rare for it.'
      : 'Back by the door, in the queue for the queue.',
  sound: 'q330@0+.05*.12 q330@.2+.05*.12 q330@.4+.05*.12 q523@.6+.1*.12',
  tick: 'n@0+.02*.15',
  buzz: 8,
  secret: ['times', 9, 'Quick: somebody has said that the pool is closed.'],
  pose: ({ p }, at) => {
    at('guest', { x: 28 * p, y: -8 * p - 3 * Math.abs(Math.sin(p * 16)) });
    at('arm', { turn: -120 * Math.max(0, p - 0.7) * 3, ox: 46, oy: 60 });
    at('chat', { show: p, x: 10 * p });
    at('sofa', { y: p > 0.95 ? 1 : 0 });
  },
};
