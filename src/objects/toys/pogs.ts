import { circle, ellipse, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

const disc = (name: string, y: number, fill: string, mark: string) =>
  part(
    name,
    ellipse('paper', 50, y + 3, 32, 12),
    ellipse(fill, 50, y, 32, 12),
    path('ink', mark, 'stroke="none"'),
  );

export const drawing = () =>
  shade('M14 86q36-14 74 0-36 16-74 0z') +
  disc('d', 82, 'cyan', 'M0 0') +
  disc('c', 74, 'pink', 'M0 0') +
  disc('b', 66, 'lime', 'M38 63h5v5h-5zm18 0h5v5h-5zM38 71q12 5 24 0z') +
  disc('a', 58, 'yellow', 'm50 48 4 7h12l-9 4 4 8-11-5-11 5 4-8-9-4h12z') +
  part(
    'slammer',
    ellipse('#55525f', 50, 30, 30, 12),
    ellipse('#9c99a8', 50, 25, 30, 12),
    circle('orange', 50, 25, 7, 'transform="matrix(1 0 0 .5 0 12.5)"'),
    shine('M26 22q10-8 22-7-12 4-16 10z'),
  );

/** Whether one of the four lands face up. */
const landed = (roll: number, disc: number): boolean => (roll * 97 * (disc + 3)) % 1 < 0.5;

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Slam',
  ends: 'returns',
  numbers: { travel: 34, angle: 90, stiffness: 120, damping: 7, rest: 1.3 },
  says: ({ roll }) => {
    const won = [0, 1, 2, 3].filter((disc) => landed(roll, disc)).length;
    return won === 0
      ? 'All face down. The playground has seen it.'
      : `${won} of four face up, and ${won === 1 ? 'it is' : 'they are'} yours to keep.`;
  },
  sound: 'n@0+.09*.5 q140>70@0+.1*.4 n@.18+.05*.2 n@.27+.04*.15',
  buzz: 30,
  secret: ['speed', 14, 'Slammed so hard that the dinner lady looked over.'],
  pose: ({ p, roll, n }, at) => {
    const hit = Math.max(0, p);
    at('slammer', { y: 32 * Math.min(1, hit) - (p < 0 ? 20 * -p : 0) });
    ['a', 'b', 'c', 'd'].forEach((name, index) => {
      const fly = n > 0 ? Math.max(0, hit - 0.5) * 2 : 0;
      const side = [-26, 22, -14, 12][index];
      const flips = landed(roll, index) ? -1 : 1;
      at(name, {
        x: side * fly,
        y: -14 * Math.sin(Math.min(1, fly) * 3) + fly * 4,
        sy: 1 - fly + flips * fly,
        turn: side * fly * 0.6,
        oy: 58 + index * 8,
      });
    });
  },
};
