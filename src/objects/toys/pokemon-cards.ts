import { box, circle, hidden, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

const card = (name: string, x: number, fill: string, beast: string) =>
  part(
    name,
    box('yellow', x, 16, 46, 64, 4),
    box(fill, x + 5, 25, 36, 26, 1),
    path('ink', beast, 'stroke="none"'),
    line(`M${x + 6} 60h34m-34 7h26`),
  );

export const drawing = () =>
  part('third', card('c', 27, 'lime', 'M38 48q0-12 12-12t12 12l-5-4-7 4-7-4z')) +
  part('second', card('b', 27, 'cyan', 'M40 40q10-10 20 0-2 10-10 10t-10-10z')) +
  part(
    'first',
    card('a', 27, 'orange', 'm38 47 4-12 8 5 8-5 4 12-12 4z'),
    hidden(
      'shiny',
      patch('#fff', 'm32 26 7-1-8 26-4 0zm14 0 10-1-8 26h-10zm18 0 4 0-8 25-5 0z'),
      path('paper', 'm62 12 3 7 7 3-7 3-3 7-3-7-7-3 7-3z'),
    ),
  ) +
  part(
    'pack',
    path('blue', 'M24 14h52v72H24z'),
    path(
      'paper',
      'M24 14l4-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 8 6v6H24zM24 86l4 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 8-6v-6H24z',
    ),
    path('yellow', 'M50 30 56 44l14 2-11 9 4 14-13-8-13 8 4-14-11-9 14-2z'),
    shine('M30 22h8L30 70z'),
    shade('M68 20h8v60H62z'),
    circle('#ff4d4d', 50, 52, 5),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Open the packet',
  ends: 'stays',
  numbers: { travel: 46, angle: 90, stiffness: 110, damping: 11, ticks: 6 },
  says: ({ roll }) =>
    roll < 0.2
      ? 'A shiny! Into a sleeve before anybody breathes on it.'
      : roll < 0.6
        ? 'Got it, got it, got it.'
        : 'Need it. You do not say so: the price would go up.',
  sound: 'n@0+.3*.35 n@.12+.25*.3 t880@.4+.1*.3 t1318@.5+.2*.3',
  tick: 'n@0+.03*.2',
  buzz: 12,
  secret: ['backwards', 'Opened from the bottom, as the boy in 5B swore by.'],
  pose: ({ p, roll, n }, at) => {
    at('pack', { y: 70 * p, turn: 8 * p, show: 1.6 - p });
    const fan = Math.max(0, p - 0.3) * 1.4;
    at('first', { turn: 20 * fan, ox: 50, oy: 100, y: -4 * fan });
    at('third', { turn: -20 * fan, ox: 50, oy: 100, y: -4 * fan });
    at('second', { y: -8 * fan });
    at('shiny', { show: n > 0 && roll < 0.2 ? p : 0 });
  },
};
