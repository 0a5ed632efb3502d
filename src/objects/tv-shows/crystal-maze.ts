import { hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#8a5a2f', 'M30 74h40l6 22H24z') +
  path('yellow', 'M24 66h52v10H24z') +
  shade('M58 76h12l6 20H62z') +
  part('hands', line('M20 60Q30 78 42 64M80 60Q70 78 58 64', '#9c99a8', 5)) +
  part(
    'crystal',
    path('cyan', 'M50 4 74 30 62 66H38L26 30z'),
    path('#bfeaff', 'M50 4 40 32l10 34 10-34z'),
    line('M26 30h48', 'ink', 2),
    shade('m60 32 14-2-12 36h-12z'),
    shine('m36 22 9-10-5 20h-8z'),
  ) +
  hidden(
    'glint',
    path('yellow', 'm82 8 3 8 8 3-8 3-3 8-3-8-8-3 8-3zM16 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Take the crystal',
  ends: 'toggles',
  numbers: { travel: 36, angle: 270, stiffness: 130, damping: 10 },
  says: ({ n }) =>
    n % 2
      ? 'You have it. The door is behind you, and so is everybody’s advice.'
      : 'Put back. Five seconds in the Dome, gone.',
  sound: 's1320@0+.5*.25 s1760@.12+.5*.25 s2640@.24+.6*.2',
  buzz: 15,
  secret: ['hold', 5, 'Too long: the door is shut, and somebody must buy you out.'],
  pose: ({ p, found }, at) => {
    at('crystal', { y: -14 * p, turn: 8 * Math.sin(p * 5), size: 1 + 0.1 * p });
    at('glint', { show: p, turn: 40 * p });
    at('hands', { sy: found ? 1.4 : 1 - 0.4 * p, oy: 60 });
  },
};
