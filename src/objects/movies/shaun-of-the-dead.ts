import { circle, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#d9a566', 'M6 34h40v58H6z') +
  path('pink', 'M10 30h9v60h-9z') +
  path('cyan', 'M20 28h8v62h-8z') +
  path('yellow', 'M29 31h8v59h-8z') +
  path('#d9a566', 'M6 62h40v30H6z') +
  shade('M38 62h8v30h-8z') +
  part(
    'zombie',
    path('#7fa05a', 'M68 98q0-26 14-26t16 26z'),
    circle('#9dbb74', 82, 62, 13),
    circle('paper', 78, 60, 4),
    circle('paper', 88, 60, 4),
    circle('ink', 78, 61, 1.5),
    circle('ink', 89, 60, 1.5),
    path('ink', 'M76 69h12v3H76z'),
  ) +
  part(
    'disc',
    circle('ink', 46, 28, 24),
    circle('none', 46, 28, 17, 'stroke="#55525f" stroke-width="2"'),
    circle('none', 46, 28, 12, 'stroke="#55525f" stroke-width="2"'),
    circle('#ff4d4d', 46, 28, 8),
    circle('paper', 46, 28, 1.5),
    shine('M30 12q8-6 16-6l0 8q-6 0-10 4zM60 44q-6 6-14 6v-8q5 0 9-3z'),
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Throw a record',
  numbers: { travel: 36, angle: 30, stiffness: 60, damping: 8, kick: 5, rest: 0.5 },
  says: ({ n }) =>
    [
      'Not that one. That was a first pressing.',
      'That one, yes. It was from a charity shop.',
      'It stuck in the shed, six inches from the head.',
      'Enough. To the pub, by way of the shop.',
    ][Math.min(n, 4) - 1],
  sound: 's400>900@0+.3*.2 n@.32+.1*.5 s90>60@.32+.2*.4',
  buzz: 20,
  secret: ['speed', 14, 'Through two gardens and a fence panel.'],
  pose: ({ p, spin }, at) => {
    at('disc', {
      x: 34 * p,
      y: 30 * p * p,
      turn: 360 * spin,
      sy: 1 - 0.55 * Math.min(1, Math.max(0, p)),
      ox: 46,
      oy: 28,
    });
    at('zombie', { turn: 26 * Math.max(0, p - 0.5), x: 8 * Math.max(0, p - 0.5), ox: 84, oy: 98 });
  },
};
