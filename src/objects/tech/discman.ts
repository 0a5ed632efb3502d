import { box, circle, part, patch, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'player',
    circle('#8d8a97', 50, 52, 45),
    circle('#d8d5e0', 50, 50, 42),
    shade('M78 20a42 42 0 0 1-60 58q50 20 70-20 6-20-10-38z'),
    part(
      'disc',
      circle('#d8f4ff', 50, 50, 30),
      patch('pink', 'M50 50 60 22q10 4 14 10z'),
      patch('yellow', 'M50 50 40 78q-10-4-14-10z'),
      circle('paper', 50, 50, 8),
      circle('ink', 50, 50, 3),
    ),
    shine('M18 36q6-16 20-22-10 10-14 24z'),
    box('#0b2a1a', 34, 82, 32, 9, 2),
    part('track', word('lime', 50, 90, 8, '07')),
    circle('#ff4d4d', 78, 78, 4),
    circle('#55525f', 22, 78, 4),
  );

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Walk with it',
  numbers: { travel: 2.5, rest: 0.6, kick: 3, friction: 0.8, stiffness: 160, damping: 8, ticks: 5 },
  says: [
    'It has skipped, and skipped, and skipped, and skipped.',
    'Ten-second memory. You walked for eleven.',
    'Back to track one, as if nothing had happened.',
  ],
  sound: 't440@0+.08*.25 t440@.12+.08*.25 t440@.24+.08*.25 t440@.36+.08*.25 n@.5+.1*.2',
  tick: 't440@0+.04*.15',
  buzz: 10,
  secret: ['speed', 14, 'Shaken past the last song: there is a hidden track after nine minutes.'],
  pose: ({ p, x, y, spin, n }, at) => {
    at('player', { x, y, turn: x * 0.8 });
    at('disc', { turn: 360 * spin + p * 200 });
    at('track', { text: p > 0.3 ? 'E3' : `0${(n % 9) + 1}` });
  },
};
