import { circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#5b9bff', 'M6 0h88v100H6z') +
  patch('#fff', 'M14 16q6-8 12 0h6q0 8-8 8H14q-6-4 0-8zm60 14q6-8 12 0 6 6-2 8H70q-4-6 4-8z') +
  path('#3a2a5c', 'M22 8h56v92H22z') +
  part(
    'toys',
    path('yellow', 'M32 98q0-16 6-18l2-16h10l2 16q6 2 6 18z'),
    circle('#e9b48a', 45, 56, 9),
    path('#8a5a2f', 'M28 50q17 5 34 0l-7-3-3-11-7 3-7-3-3 11z'),
    circle('ink', 42, 57, 1.5),
    circle('ink', 49, 57, 1.5),
    path('lime', 'M60 98V84q0-8 7-8t7 8v14z'),
    circle('ink', 67, 83, 1.5),
  ) +
  part(
    'door',
    path('#d9a566', 'M22 8h56v92H22z'),
    line('M30 16h18v30H30zm22 0h18v30H52zM30 56h40v34H30z', '#8a5a2f', 2.5),
    circle('yellow', 70, 52, 4),
    shine('M25 10h4v84h-4z'),
  ) +
  shade('M78 8h6v92h-6z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Open it very suddenly',
  ends: 'toggles',
  numbers: { travel: 44, angle: 180, stiffness: 240, damping: 15 },
  says: ({ n }) =>
    n % 2 ? 'They had only just got back into place.' : 'Shut. Now they are talking about you.',
  sound: 'w140>320@0+.25*.15 n@.2+.1*.5',
  buzz: 18,
  secret: ['speed', 13, 'Fast enough: the cowboy was still sitting down.'],
  pose: ({ p, v, found }, at) => {
    at('door', { sx: 1 - 0.82 * Math.max(0, Math.min(1.1, p)), ox: 22 });
    at('toys', {
      turn: p > 0.25 && !found ? Math.min(1, p) * 14 : 0,
      y: p > 0.25 ? 3 : -Math.abs(v) * 0.2,
      ox: 50,
      oy: 98,
    });
  },
};
