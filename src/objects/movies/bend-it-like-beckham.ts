import { circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#3fae3a', 'M0 52h100v48H0z') +
  patch('#5cc256', 'M1 66h98v10H1zm0 22h98v11H1z') +
  path('#bfeaff', 'M12 6h76v48H12z') +
  line('M12 18h76M12 30h76M12 42h76M24 6v48M36 6v48M48 6v48M60 6v48M72 6v48', 'paper', 1.5) +
  line('M11 56V5h78v51', 'ink', 8) +
  line('M11 55V5h78v50', 'paper', 4) +
  part(
    'wall',
    ...[
      [36, '#b97c46', '#3a1f0c'],
      [50, '#e9b48a', 'ink'],
      [64, '#f3c9a5', 'orange'],
    ].map(
      ([x, skin, hair]) =>
        `<g transform="translate(${x})">${
          path('#ff4d4d', 'M-7 62V42q1-6 7-6t7 6v20z') +
          path('paper', 'M-7 56H7v9H1v-4h-2v4h-6z', 'stroke-width="2"') +
          line('M-3 44l6 8m0-8-6 8', 'ink', 2) +
          circle(String(skin), 0, 28, 7) +
          path(String(hair), 'M-7 28q-1-9 7-9t7 9q-6-1-8-4-2 4-6 4z', 'stroke-width="2"') +
          line('M-2 31h4', 'ink', 1.5)
        }</g>`,
    ),
  ) +
  part(
    'ball',
    circle('paper', 50, 82, 15),
    path(
      'ink',
      'm50 75 6 5-2 7h-8l-2-7zm-14 4 5-5 1 5-5 5zm28 0-5-5-1 5 5 5zM43 95l3-4h8l3 4z',
      'stroke="none"',
    ),
    shade('M61 72a15 15 0 0 1-18 23q18 2 18-23z'),
    shine('M39 76q2-5 7-6l-4 6z'),
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
      oy: 82,
    });
    at('wall', { y: -5 * Math.max(0, Math.sin(way * 3.14)) });
  },
};
