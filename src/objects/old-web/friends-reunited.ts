import { box, circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  box('#8a5a2f', 2, 8, 96, 82, 4) +
  box('#bfeaff', 8, 14, 84, 70) +
  patch('lime', 'M9 62h82v21H9z') +
  [
    [24, 'pink', '#e9b48a'],
    [50, 'yellow', '#b97c46'],
    [76, 'cyan', '#e9b48a'],
  ]
    .map(([x, shirt, skin], index) =>
      part(
        `c${index}`,
        path(String(shirt), `M${Number(x) - 12} 84q0-26 12-26t12 26z`),
        circle(String(skin), Number(x), 46, 10),
        path(
          ['#6b4a26', 'ink', 'orange'][index],
          `M${Number(x) - 11} 46q0-14 11-14t11 14q-10-2-14-7-2 6-8 7z`,
        ),
        line(`M${Number(x) - 4} 50q4 3 8 0`, 'ink', 2),
      ),
    )
    .join('') +
  part('chalk', box('paper', 54, 52, 12, 5, 2)) +
  shade('M92 14v70h-6V14z') +
  shine('M12 18h30l-8 8H12z');

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
      at(`c${index}`, { y: n > 0 && Math.floor(roll * 3) === index ? -10 * Math.abs(p) : 0 });
    at('chalk', { show: 1 - p, turn: 60 * p, ox: 60, oy: 54 });
  },
};
