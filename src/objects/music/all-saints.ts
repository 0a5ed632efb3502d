import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#8a9a5b', 'M20 4h60l10 88-28 4L50 38 38 96 10 92z') +
  path('#6f7d45', 'M20 4h60l1 10H19z') +
  line('M30 4v10m40-10v10', '#55602f', 4) +
  line('M50 14v24', '#55602f', 2) +
  circle('yellow', 50, 9, 3.5) +
  shade('M70 14h11l9 78-14 2z') +
  shine('m26 20 5-1-6 30h-4z') +
  line('M24 18q2 14-4 18m56-18q-2 14 4 18', '#55602f', 2) +
  path('#6f7d45', 'M11 84l29 4-2 8-28-4zm78 0-29 4 2 8 28-4z') +
  line('M24 93v7m52-7v7', 'ink', 3) +
  path('#6f7d45', 'M58 48l26-2 3 28-25 2z') +
  part('gloss', box('pink', 66, 44, 9, 20, 2), box('#d8d5e0', 66, 37, 9, 9, 2)) +
  path('#7d8c50', 'M59 56l26-2 2 20-25 2z') +
  part(
    'flap',
    path('#6f7d45', 'M56 46l28-3 2 13-28 3z'),
    circle('yellow', 71, 52, 2.5, 'stroke-width="2"'),
  ) +
  path('#7d8c50', 'M16 54l26 2-4 20-24-2z') +
  path('#6f7d45', 'M17 44l27 3-2 12-27-3z') +
  circle('yellow', 29, 52, 2.5, 'stroke-width="2"');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Open the pocket',
  ends: 'toggles',
  numbers: { travel: 26, angle: 270, stiffness: 260, damping: 18, ticks: 5 },
  says: ({ n }) =>
    n % 2
      ? `Pocket ${(((n - 1) / 2) % 11) + 1} of eleven: a lip gloss and a bus ticket.`
      : 'Stuck down again. The whole bus heard.',
  sound: 'n@0+.16*.5 n@.06+.14*.4',
  tick: 'n@0+.02*.25',
  buzz: 10,
  secret: ['times', 11, 'Eleven rips. The tenner was in the first pocket.'],
  pose: ({ p }, at) => {
    at('flap', { sy: 1 - 1.9 * p, oy: 49 });
    at('gloss', { y: 12 - 22 * Math.max(0, p) });
  },
};
