import { circle, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('feet', path('#6b4a26', 'M28 88h18v9H22q0-6 6-9zm26 0h18q6 3 6 9H54z')) +
  part(
    'body',
    path('lime', 'M30 70q20-10 40 0l6 20H24z'),
    path('cream', 'M24 34Q8 30 8 8q10 14 22 14zm52 0q16-4 16-26-10 14-22 14z'),
    path('#9c99a8', 'M22 66V40q0-28 28-28t28 28v26q-28 14-56 0z'),
    path('#d8d5e0', 'M44 12h12v60H44z'),
    path('yellow', 'M20 44h60v9H20z'),
    circle('#ff4d4d', 50, 48, 5),
    shade('M66 16q12 8 12 24v26q-6 4-12 5z'),
    shine('M28 40q0-14 8-20v22z'),
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Sidestep left',
  ends: 'returns',
  numbers: { travel: 22, angle: 180, stiffness: 90, damping: 10, ticks: 2 },
  says: [
    'Sidestep left. Again. Stop. Stop!',
    'You are in a room. It has no floor worth speaking of.',
    'Three friends shout, and all of them point at the screen.',
  ],
  sound: 'w110>90@0+.5*.2 s220>440@.3+.6*.2',
  tick: 'n@0+.03*.3',
  buzz: 15,
  secret: ['backwards', 'Your other left.'],
  pose: ({ p, held }, at) => {
    at('body', { x: -22 * p, y: -3 * Math.abs(Math.sin(p * 6)), turn: held ? -6 * p : 0, oy: 90 });
    at('feet', { x: -22 * p, sx: 1 + 0.3 * Math.sin(p * 6) });
  },
};
