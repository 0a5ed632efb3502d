import { box, circle, hidden, line, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'set',
    line('M40 14 24 0M54 14 72 0', 'ink', 3),
    box('#8a5a2f', 2, 14, 96, 74, 8),
    box('ink', 8, 20, 68, 60, 10),
    part(
      'page',
      patch('blue', 'M14 26h56v10H14z'),
      patch('yellow', 'M14 40h34v6H14zm0 10h48v6H14z'),
      patch('lime', 'M14 60h40v6H14z'),
      patch('#ff4d4d', 'M14 69h10v6H14z'),
      patch('cyan', 'M54 69h12v6H54z'),
    ),
    circle('#55525f', 87, 32, 6),
    circle('#55525f', 87, 48, 6),
    line('M82 62h10m-10 6h10m-10 6h10', 'ink', 2),
    shade('M92 16h4q2 2 2 6v58q0 8-8 8h-8q10-20 10-72z'),
    path('ink', 'M16 88h12l-4 8h-8zm56 0h12v8h-8z'),
  ) +
  hidden(
    'snow',
    path('#d8d5e0', 'M12 26h60v48H12z'),
    path(
      'ink',
      'M16 30h6v3h-6zm14 8h8v3h-8zm20-6h6v3h-6zM20 50h8v3h-8zm24-4h6v3h-6zm14 14h8v3h-8zM26 62h6v3h-6z',
      'stroke="none"',
    ),
  );

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Thump it',
  numbers: { stiffness: 260, damping: 6, rest: 0.5 },
  says: [
    'It needed that. The page has moved on by one.',
    'On the left. A bit higher. There.',
    'Page three of seven, and you have missed page two.',
  ],
  sound: 'n@0+.06*.7 s80>50@0+.2*.6 n@.1+.4*.12',
  buzz: 50,
  secret: ['times', 8, 'Thumped until it found a channel that nobody else gets.'],
  pose: ({ p, v }, at) => {
    at('set', { x: 2 * p, turn: 3 * p * Math.sin(v) - 2 * p, oy: 90 });
    at('snow', { show: Math.abs(v) > 1.2 || (p > 0.9 && Math.abs(v) > 0.8) ? 1 : 0 });
    at('page', { y: -2 * Math.max(0, p) });
  },
};
