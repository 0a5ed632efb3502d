import { box, circle, hidden, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  line('M14 60Q-6 40 14 22t30-8', '#8d8a97', 3) +
  path('#d9d2b8', 'M8 56h78l10 30H2z') +
  path('#c2bba0', 'M2 86h94v8H2z') +
  shade('M78 56h8l10 30v8H86q0-20-8-38z') +
  box('ink', 16, 66, 62, 11, 3) +
  ['a', 'b', 'c', 'd', 'e']
    .map((name, index) =>
      part(
        name,
        circle(['#ff4d4d', 'lime', 'yellow', '#ff4d4d', 'lime'][index], 24 + index * 11.5, 71.5, 3),
      ),
    )
    .join('') +
  shine('M14 59h26v2H14z') +
  part(
    'phone',
    path('pink', 'M40 20q0-14 30-14t28 14v8H84v-6q-14-4-30 0v6H40z'),
    shade('M84 10q14 4 14 10v8H88z'),
  ) +
  hidden(
    'waves',
    line('M30 44q6-8 12 0t12 0 12 0 12 0', 'purple', 4),
    line('M24 34q6-6 12 0t12 0 12 0 12 0 12 0', 'cyan', 3),
  );

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Dial',
  numbers: { stiffness: 20, damping: 5, rest: 1.6 },
  says: [
    'It has answered. Nobody in the house may lift the receiver.',
    'Thirty-three point six. On a good line, with the wind behind it.',
    'Mum has lifted the receiver.',
  ],
  sound:
    'q697@0+.08*.15 q1209@.1+.08*.15 q852@.2+.08*.15 s2100@.4+.5*.2 w980>1180@.95+.3*.15 n@1.2+.9*.25 w1650>1850@1.3+.4*.1',
  buzz: 20,
  secret: ['times', 5, 'Fifth call: you can whistle the first two seconds yourself.'],
  pose: ({ p, v }, at) => {
    ['a', 'b', 'c', 'd', 'e'].forEach((name, index) => {
      at(name, { show: p <= 0.01 ? 0.35 : Math.sin(p * 40 + index * 2) > 0 ? 1 : 0.3 });
    });
    at('waves', { show: Math.min(1, Math.abs(p)), x: 4 * Math.sin(v + p * 20) });
    at('phone', { y: -5 * p, turn: -6 * p, ox: 68, oy: 20 });
  },
};
