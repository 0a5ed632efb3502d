import { box, circle, lean, line, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  lean(
    36,
    1.04,
    part(
      'guitar',
      path('#8a5a2f', 'M46 6h8v44h-8z'),
      line('M46 14h8m-8 8h8m-8 8h8m-8 8h8', '#d9a566', 1.5),
      path('#6b4a26', 'M43-12h14l-2 19H45z'),
      circle('paper', 42, -8, 2.5, 'stroke-width="2"'),
      circle('paper', 41, 1, 2.5, 'stroke-width="2"'),
      circle('paper', 58, -8, 2.5, 'stroke-width="2"'),
      circle('paper', 59, 1, 2.5, 'stroke-width="2"'),
      path(
        'orange',
        'M50 42q18-2 20 11 0 6-4 11 12 6 12 20 0 22-28 22T22 84q0-14 12-20-4-5-4-11 2-13 20-11z',
      ),
      patch('#ffb970', 'M34 50q6-6 14-6-8 6-8 14 2 6-4 12-8 8-6 20-6-4-6-10 0-8 10-14-4-8-4-10z'),
      shade('M68 50q2 3 2 6 0 4-4 8 12 6 12 20 0 22-28 22-10 0-16-3 46-2 34-53z'),
      circle('#3a1f0c', 50, 66, 9),
      box('#6b4a26', 38, 88, 24, 6, 2),
    ),
    part('strings', line('M48-6v96M50-6v96M52-6v96', '#fff4da', 1)),
  ) + part('plectrum', path('pink', 'M52 44q8-6 12 1 1 8-10 13-6-8-2-14z'));

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Strum',
  numbers: { travel: 26, angle: 90, stiffness: 130, damping: 9, rest: 0.2 },
  says: [
    'Four chords, and everybody at the bus stop joins in.',
    'Again. A man with a fringe nods at you.',
    'Anyway: you have started, so you will have to do the second verse.',
  ],
  sound: 't165@0+1*.25 t247@.03+1*.2 t330@.06+1*.2 t392@.09+1*.2 t494@.12+1*.18',
  buzz: 12,
  secret: ['times', 11, 'Eleven strums, and a busker has moved you on.'],
  pose: ({ p, v }, at) => {
    at('plectrum', { x: -14, y: 26 * p - 8 });
    at('strings', { x: Math.min(2, Math.abs(v) * 0.3) * Math.sin(p * 90) });
    at('guitar', { turn: -2 * p, ox: 30, oy: 70 });
  },
};
