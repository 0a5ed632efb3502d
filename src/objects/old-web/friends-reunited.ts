import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('#8a5a2f', 2, 6, 96, 88, 4) +
  box('#bfeaff', 9, 13, 82, 74) +
  path('#ff8a4d', 'M20 87V34l30-12 30 12v53z', 'stroke-width="2"') +
  patch('#d8f4ff', 'M27 40h10v12H27zm18 0h10v12H45zm18 0h10v12H63z') +
  patch('lime', 'M10 74h80v12H10z') +
  [
    [26, '#e9b48a', '#6b4a26'],
    [74, '#f3c9a5', 'orange'],
    [50, '#b97c46', 'ink'],
  ]
    .map(
      ([x, skin, hair], index) =>
        `<g class="c${index}"><g transform="translate(${x})">${[
          path('#3b4a9c', 'M-17 87q0-25 17-25t17 25z'),
          path('paper', 'M-7 62h14l-7 12z', 'stroke-width="2"'),
          path(index === 2 ? 'yellow' : '#ff4d4d', 'M-2 66h4l2 14-4 5-4-5z', 'stroke-width="2"'),
          circle(String(skin), 0, 48, 13),
          path(
            String(hair),
            index === 0
              ? 'M-14 58V46q0-15 14-15t14 15v12l-5 1V46q-8-1-11-6-3 6-8 6v13z'
              : 'M-14 48q-1-17 14-17t14 17q-10-3-13-8-4 7-15 8z',
          ),
          circle('ink', -5, 49, 1, 'stroke-width="1"'),
          circle('ink', 5, 49, 1, 'stroke-width="1"'),
          line('M-4 54q4 4 8 0', 'ink', 2),
        ].join('')}</g></g>`,
    )
    .join('') +
  part('chalk', box('paper', 52, 53, 12, 4, 1, 'stroke-width="2"')) +
  shade('M91 13v74h-5V13z') +
  shine('M13 17h28l-8 8H13z');

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Look somebody up',
  numbers: { stiffness: 140, damping: 7, rest: 0.9 },
  says: ({ roll }) =>
    roll < 0.34
      ? 'Married with two, and living in Swindon.'
      : roll < 0.67
        ? 'In Australia. They are all in Australia.'
        : 'The boy who ate chalk: head of a bank.',
  sound: 't392@0+.12*.25 t494@.14+.12*.25 t587@.28+.3*.25',
  buzz: 8,
  secret: ['hold', 3, 'You have looked at her page for too long. She has been told.'],
  pose: ({ p, n, roll }, at) => {
    for (const index of [0, 1, 2])
      at(`c${index}`, { y: n > 0 && Math.floor(roll * 3) === index ? -8 * Math.abs(p) : 0 });
    at('chalk', { show: 1 - p, turn: 60 * p, ox: 58, oy: 55 });
  },
};
