import { box, circle, part, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#55525f', 'M10 70q4-34 30-40h20q26 6 30 40z') +
  path('#e9b48a', 'M36 16q0-14 14-14t14 14q0 16-14 16T36 16z') +
  path('#8a5a2f', 'M34 14Q36-2 50-2t16 16q-16 2-20-8-2 6-12 8z') +
  circle('ink', 45, 17, 1.5) +
  circle('ink', 55, 17, 1.5) +
  path('#ff4d4d', 'M34 28q16 8 32 0v9H34z') +
  part(
    'hands',
    path('#e9b48a', 'M2 66q-2-12 8-12l8 4-2 14q-10 4-14-6zm96 0q2-12-8-12l-8 4 2 14q10 4 14-6z'),
  ) +
  part('second', box('cream', 14, 36, 72, 58, 2), part('under', word('ink', 50, 66, 14, 'IT IS'))) +
  part(
    'card',
    box('paper', 14, 36, 72, 58, 2),
    shade('M78 37h7v56h-7z'),
    shine('M18 40h6v28h-6z'),
    part('words', word('ink', 50, 66, 14, 'SHH')),
    path('pink', 'M50 82c-6-4-8-7-6-10s5-2 6 1c1-3 4-4 6-1s0 6-6 10z', 'stroke-width="2"'),
  );

const cards = ['SHH', 'IT IS', 'ONLY', 'CAROL', 'SINGERS'];

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Next card',
  numbers: { travel: 34, angle: 180, stiffness: 100, damping: 12, rest: 0.3, ticks: 3 },
  says: ({ n }) =>
    [
      'Drop it, next one. The radio is doing the carols.',
      'Next. The neighbours’ light has come on.',
      'Next. It has started to snow, or it is chip paper.',
      'Next. Somebody ought really to go home.',
      'And from the top.',
    ][(n - 1) % 5],
  sound: 'n@0+.12*.4 t523@.1+.4*.2 t659@.25+.4*.2',
  tick: 'n@0+.03*.2',
  buzz: 8,
  secret: ['backwards', 'In the wrong order, it reads as a ransom note.'],
  pose: ({ p, n }, at) => {
    const gone = p > 0.02 && n > 0 ? n - 1 : n;
    at('card', { x: -70 * Math.max(0, p), y: 18 * p * p, turn: -24 * p, show: p > 0.95 ? 0 : 1 });
    at('words', { text: cards[gone % 5] });
    at('under', { text: cards[(gone + 1) % 5] });
  },
};
