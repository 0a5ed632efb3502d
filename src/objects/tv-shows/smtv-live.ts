import { circle, hidden, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#8d8a97', 'M30 98q-4-28 20-30t32 30z') +
  part(
    'head',
    part(
      'earL',
      path('#8d8a97', 'M38 36Q22 16 28 2q14 8 18 30z'),
      patch('pink', 'M38 28Q30 16 31 9q7 6 9 18z'),
    ),
    part(
      'earR',
      path('#8d8a97', 'M60 34q4-24 18-30 4 16-8 34z'),
      patch('pink', 'M65 28q4-12 9-16 0 8-6 17z'),
    ),
    path('#9c99a8', 'M32 40q0-16 20-16t22 16l-2 22q4 20-20 20T32 62z'),
    path('#d8d5e0', 'M30 66q2-12 22-12t22 12-6 22H38q-10-10-8-22z'),
    circle('paper', 43, 42, 6),
    circle('paper', 61, 42, 6),
    circle('ink', 44, 43, 2.5),
    circle('ink', 60, 43, 2.5),
    path('ink', 'M44 65h4v4h-4zm14 0h4v4h-4z'),
    path('#55525f', 'M44 26q8-12 16 0l-8 8z'),
    shade('M66 30q8 6 8 12l-2 16q6 12-4 28h-8q8-28 6-56z'),
    part('mouth', path('#ff4d4d', 'M42 76q10 6 20 0-2 8-10 8t-10-8z')),
  ) +
  hidden('phone', path('pink', 'M4 60q-4-14 6-14l4 8-4 4q2 8 8 10l4-4 8 4q0 10-14 6Q6 70 4 60z'));

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Make it nod',
  numbers: { travel: 3, stiffness: 120, damping: 6, rest: 1.2 },
  says: [
    'It is a donkey. Wonkey. It has to rhyme.',
    'Caller, it has to rhyme.',
    'It. Has. To. Rhyme.',
  ],
  sound: 'w300>700@0+.3*.25 w600>180@.32+.5*.25',
  buzz: 15,
  secret: ['times', 5, 'Caller five has rhymed. Nobody in the studio can speak.'],
  pose: ({ p, x, y, v }, at) => {
    at('head', { x, y, turn: x * 1.2 + 10 * Math.sin(p * 12), oy: 90 });
    at('earL', { turn: -x * 2 - v, ox: 40, oy: 34 });
    at('earR', { turn: -x * 2 + v, ox: 66, oy: 34 });
    at('mouth', { sy: 1 + p, oy: 76 });
    at('phone', { show: p > 0.7 ? 1 : 0 });
  },
};
