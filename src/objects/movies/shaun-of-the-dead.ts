import { circle, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'zombie',
    path('paper', 'M52 100q0-26 24-26t24 26z'),
    path('#ff4d4d', 'M73 76h6l3 18-6 6-6-6z', 'stroke-width="2"'),
    path('#9dbb74', 'M56 86 36 80q-6-2-4-7t8-3l22 7z'),
    path('#9dbb74', 'M56 54q0-22 20-22t20 22q0 10-6 14l-3 8H66l-4-8q-6-4-6-14z'),
    path('#55602f', 'M56 48q-2-20 20-20 22 0 21 18-4-6-10-6l-2 4-6-5-5 5-6-4-3 6-5-2z'),
    circle('paper', 68, 54, 6),
    circle('paper', 86, 53, 4.5),
    circle('ink', 67, 55, 1.5, 'stroke-width="1"'),
    circle('ink', 87, 54, 1.5, 'stroke-width="1"'),
    path('#4a1f2a', 'M67 65q10-5 18 0l-2 8H70z', 'stroke-width="2"'),
    patch('#fff4b0', 'M71 65h4v4h-4zm7 0h3v3h-3z'),
    shade('M92 40q4 6 4 14 0 10-6 14l-3 8h-8q14-12 13-36z'),
  ) +
  path('#d9a566', 'M2 60h40v38H2z') +
  path('pink', 'M5 52h9v46H5z') +
  path('cyan', 'M15 48h8v50h-8z') +
  path('yellow', 'M24 53h7v45h-7z') +
  path('lime', 'M32 50h7v48h-7z') +
  path('#c08a4a', 'M2 70h40v28H2z') +
  shade('M34 70h8v28h-8z') +
  part(
    'disc',
    circle('ink', 32, 28, 27),
    circle('none', 32, 28, 21, 'stroke="#55525f" stroke-width="2"'),
    circle('none', 32, 28, 15, 'stroke="#55525f" stroke-width="2"'),
    circle('#ff4d4d', 32, 28, 9),
    circle('paper', 32, 28, 2),
    shine('M13 11q7-8 17-9v9q-6 1-10 6zm38 34q-7 8-17 9v-9q6-1 10-6z'),
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
      x: 42 * p,
      y: 26 * p * p,
      turn: 360 * spin,
      sy: 1 - 0.55 * Math.min(1, Math.max(0, p)),
      ox: 32,
      oy: 28,
    });
    const hit = Math.max(0, p - 0.6);
    at('zombie', { turn: 30 * hit, x: 10 * hit, ox: 76, oy: 100 });
  },
};
