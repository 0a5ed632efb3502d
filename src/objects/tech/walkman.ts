import { box, circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M20 30Q20 2 50 2t30 28', '#55525f', 4) +
  part('pads', ellipse('orange', 18, 34, 8, 12), ellipse('orange', 82, 34, 8, 12)) +
  path('yellow', 'M26 30h48q4 0 4 4v58q0 4-4 4H26q-4 0-4-4V34q0-4 4-4z') +
  shade('M70 30h4q4 0 4 4v58q0 4-4 4h-6q4-30 2-66z') +
  box('ink', 30, 40, 40, 30, 4) +
  box('#d8d5e0', 34, 44, 32, 20, 2) +
  part('l', circle('ink', 42, 54, 5), line('M42 50v8m-4-4h8', 'paper', 1.5)) +
  part('r', circle('ink', 58, 54, 5), line('M58 50v8m-4-4h8', 'paper', 1.5)) +
  box('#8d8a97', 32, 76, 10, 8, 1) +
  part('play', box('#ff4d4d', 45, 76, 10, 8, 1)) +
  box('#8d8a97', 58, 76, 10, 8, 1) +
  shine('M26 34h3v40h-3z') +
  circle('#ff4d4d', 72, 36, 2);

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Press play',
  ends: 'toggles',
  numbers: { stiffness: 200, damping: 14, kick: 3, friction: 0.5 },
  says: ({ n }) =>
    n % 2
      ? 'Side two. The batteries are going, so everybody sings bass.'
      : 'Clunk. You can hear the bus again.',
  sound: 'n@0+.04*.6 n@.05+.5*.06 t330@.1+.2*.2 t262@.32+.25*.2 t220>180@.6+.4*.2',
  buzz: 15,
  secret: ['times', 9, 'It has eaten the tape. Fetch the pencil.'],
  pose: ({ p, spin }, at) => {
    at('play', { y: 3 * Math.max(0, p) });
    at('l', { turn: 360 * spin, ox: 42, oy: 54 });
    at('r', { turn: 360 * spin, ox: 58, oy: 54 });
    at('pads', { sx: 1 + 0.03 * Math.sin(spin * 12) });
  },
};
