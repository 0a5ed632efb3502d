import { circle, line, part, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3fae3a', 'M0 56h100v44H0z') +
  path('#bfeaff', 'M16 12h68v46H16z') +
  line('M16 24h68M16 36h68M16 48h68M28 12v46M40 12v46M52 12v46M64 12v46M76 12v46', 'paper', 1.5) +
  line('M15 58V11h70v47', 'ink', 8) +
  line('M15 57V11h70v46', 'paper', 4) +
  part(
    'wall',
    ...[34, 46, 58].map(
      (x) => path('#ff4d4d', `M${x} 66V50q1-5 5-5t5 5v16z`) + circle('#b97c46', x + 5, 40, 4.5),
    ),
  ) +
  part(
    'ball',
    circle('paper', 50, 84, 13),
    path(
      'ink',
      'm50 78 5 4-2 6h-6l-2-6zm-12 3 4-4 1 4-4 4zm24 0-4-4-1 4 4 4zM44 94l3-3h6l3 3z',
      'stroke="none"',
    ),
    shade('M60 76a13 13 0 0 1-16 20q14 2 16-20z'),
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Take the free kick',
  numbers: { travel: 30, angle: 270, stiffness: 40, damping: 8, kick: 4, rest: 1 },
  says: ({ roll }) =>
    roll < 0.7
      ? 'Round the wall and in. Your sister’s wedding can wait.'
      : 'Off the bar. The samosas are getting cold.',
  sound: 's160>90@0+.12*.5 n@0+.05*.4 n@.45+.5*.25',
  buzz: 25,
  secret: ['speed', 13, 'Through the net, through the fence, into a garden in Hounslow.'],
  pose: ({ p, spin, roll, n }, at) => {
    const way = Math.max(0, p);
    const bar = n > 0 && roll >= 0.7;
    at('ball', {
      x: 46 * Math.sin(way * 3.14) * (bar ? 0.4 : 1) - (bar ? 0 : 18 * way),
      y: -52 * way - (bar ? 12 * way : 0),
      size: 1 - 0.5 * Math.min(1, way),
      turn: 360 * spin,
      oy: 84,
    });
    at('wall', { y: -5 * Math.max(0, Math.sin(way * 3.14)) });
  },
};
