import { box, circle, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('#8a5a2f', 4, 20, 92, 64, 10) +
  box('#3fae3a', 13, 29, 74, 46, 3) +
  shade('M13 29h74v6H19v40h-6z') +
  circle('ink', 14, 30, 6) +
  circle('ink', 86, 30, 6) +
  circle('ink', 14, 74, 6) +
  circle('ink', 86, 74, 6) +
  part(
    'eight',
    circle('ink', 70, 52, 9),
    circle('paper', 70, 52, 5, 'stroke="none"'),
    word('ink', 70, 55, 8, '8'),
  ) +
  part('white', circle('paper', 46, 52, 8), shine('M40 52q0-6 6-6l-2 4z')) +
  part('cue', path('#d9a566', 'M2 50h32v4H2z'), box('blue', 30, 49, 6, 6, 1));

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Take the shot',
  ends: 'returns',
  numbers: { travel: 30, angle: 0, stiffness: 60, damping: 9, rest: 1.2 },
  says: ({ roll }) =>
    roll < 0.4
      ? 'Black in the corner. Winner stays on.'
      : 'The black kisses the cushion, and somebody says it was the table.',
  sound: 'n@0+.03*.5 q1400@0+.02*.2 n@.14+.03*.4 n@.5+.12*.3',
  buzz: 10,
  secret: ['speed', 15, 'Off the table, out of the door, halfway down the Grove.'],
  pose: ({ p, roll, n }, at) => {
    const hit = Math.max(0, p - 0.3);
    at('cue', { x: 14 * Math.min(p, 0.4) });
    at('white', { x: 22 * Math.min(1, hit * 1.4) });
    at('eight', {
      x: 17 * Math.min(1, Math.max(0, hit - 0.25) * 2),
      y: -22 * Math.min(1, Math.max(0, hit - 0.25) * 2),
      turn: 400 * hit,
      ox: 70,
      oy: 52,
      show: n > 0 && roll < 0.4 && p > 0.9 ? 0 : 1,
    });
  },
};
