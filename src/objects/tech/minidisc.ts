import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'case',
    box('cyan', 8, 8, 84, 84, 6, 'fill-opacity=".85"'),
    shade('M84 9q8 1 8 6v71q0 6-6 6h-8q8-40 6-83z'),
    part(
      'disc',
      circle('#d8f4ff', 50, 46, 29),
      patch('pink', 'M50 46 62 20q10 4 14 12z'),
      patch('yellow', 'M50 46 36 72q-8-4-12-12z'),
      circle('#8d8a97', 50, 46, 9),
      circle('ink', 50, 46, 3),
    ),
    box('paper', 16, 74, 46, 13, 2),
    line('M20 80h34', 'ink', 2),
    shine('M13 14h5v40h-5z'),
  ) +
  part(
    'shutter',
    box('#d8d5e0', 62, 4, 22, 50, 2),
    path('#8d8a97', 'm68 28 8-5v10z', 'stroke-width="2"'),
    shine('M65 8h3v40h-3z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Slide the shutter',
  ends: 'returns',
  numbers: { travel: 34, angle: 180, stiffness: 420, damping: 16, kick: 2, rest: 0.1, ticks: 3 },
  says: [
    'Click, and back. The future, in its own little suitcase.',
    'Click. Nobody else in the year has one. That is the trouble.',
    'Click. You will do this until the bus comes.',
  ],
  sound: 'n@0+.03*.5 q2400@0+.015*.2 n@.1+.03*.5',
  tick: 'n@0+.02*.25',
  buzz: 10,
  secret: ['times', 15, 'Fifteen clicks: the person in front has turned round.'],
  pose: ({ p, spin }, at) => {
    at('shutter', { x: -34 * Math.max(-0.1, p) });
    at('disc', { turn: 360 * spin, oy: 46 });
    at('case', { x: -0.6 * p });
  },
};
