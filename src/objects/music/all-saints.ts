import { box, circle, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#8a9a5b', 'M20 8h60l8 88H60L50 42 40 96H12z') +
  path('#6f7d45', 'M20 8h60l1 9H19z') +
  line('M50 17v22', '#55602f', 2) +
  circle('yellow', 50, 13, 3) +
  shade('M70 17h11l7 79H74z') +
  shine('m26 22 6-1-6 40h-4z') +
  box('#6f7d45', 60, 50, 22, 24, 2) +
  part('gloss', box('pink', 66, 44, 7, 18, 2), box('ink', 66, 38, 7, 8, 2)) +
  box('#7d8c50', 60, 56, 22, 18, 2) +
  part('flap', path('#6f7d45', 'M58 48h26v9H58z'), circle('ink', 71, 53, 1.5)) +
  box('#7d8c50', 18, 54, 20, 20, 2) +
  path('#6f7d45', 'M16 50h24v8H16z') +
  line('M44 88h-8', '#d8d5e0', 2);

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
