import { box, circle, line, part, patch, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'beams',
    ...['pink', 'yellow', 'lime', 'cyan', 'purple', 'orange', 'blue'].map(
      (colour, index) =>
        `<g transform="rotate(${index * 51.4} 50 54)">${patch(colour, 'M50 54 42 8h16z')}</g>`,
    ),
  ) +
  line('M50 0v24', 'ink', 3) +
  circle('#d8d5e0', 50, 54, 32) +
  part(
    'tiles',
    line(
      'M50 22v64M34 27q-14 27 0 54M66 27q14 27 0 54M20 46q30 8 60 0M20 62q30 8 60 0',
      '#55525f',
      2,
    ),
    patch('cyan', 'M36 30h12v15H33zm17 35h13l-3 14H53z'),
    patch('pink', 'M53 49h16v14H53zM24 66l10-1 3 12z'),
    patch('yellow', 'M30 49h18v14H30zm36-17 9 12-9 1z'),
  ) +
  shade('M74 33a32 32 0 0 1-40 49q30-2 40-49z') +
  shine('M26 42q6-14 18-16-8 6-12 16z') +
  box('#8d8a97', 42, 16, 16, 9, 2);

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Spin the ball',
  numbers: { travel: 1, friction: 0.5, kick: 1.6, rest: 1 },
  says: [
    'There are seven colours, and everybody has a favourite.',
    'The village hall has dimmed its lights. It has one light.',
    'Last song. Reach for your coat.',
  ],
  sound: 'q523@0+.08*.12 q659@.1+.08*.12 q784@.2+.08*.12 q1047@.3+.3*.12',
  buzz: 10,
  secret: ['times', 7, 'Seven spins, and the caretaker has joined in.'],
  pose: ({ spin, p }, at) => {
    at('beams', { turn: 120 * spin, oy: 54, size: 1 + 0.15 * p });
    at('tiles', { x: 5 * Math.sin(spin * 6.28), sx: 0.92 + 0.08 * Math.cos(spin * 6.28) });
  },
};
