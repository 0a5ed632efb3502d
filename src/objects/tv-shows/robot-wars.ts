import { circle, hidden, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'axe',
    path('#8d8a97', 'M34 58 60 16l6 4-24 40z'),
    path('#d8d5e0', 'M52 14 62 0q16 6 18 22l-16 2z'),
  ) +
  path('#55525f', 'M4 82 34 50h52v34z') +
  path('yellow', 'M34 50h52v14H24z') +
  patch('ink', 'm40 51 8 0-8 12h-8zm18 0h8l-8 12h-8zm18 0h8l-8 12h-8z') +
  shade('M60 66h26v18H60z') +
  shine('m14 76 16-16h6L22 76z') +
  part('flipper', path('#d8d5e0', 'M2 86 30 66l6 6-6 14z')) +
  part('wheelA', circle('ink', 44, 86, 11), line('M44 80v12m-6-6h12', '#9c99a8')) +
  part('wheelB', circle('ink', 76, 86, 11), line('M76 80v12m-6-6h12', '#9c99a8')) +
  hidden(
    'fire',
    path('orange', 'M90 56q8-16-2-22 14 2 12-14 12 20-2 38z'),
    path('yellow', 'M92 56q6-8 2-12 8 4 4 12z'),
  );

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'Swing the axe',
  numbers: { stiffness: 190, damping: 8, kick: 2, rest: 0.5 },
  says: [
    'Flipped by something built from a washing machine.',
    'Into the pit with it. Somebody’s dad looks away.',
    'Immobilised. Ten seconds, and then the house robots come.',
  ],
  sound: 'w90>200@0+.3*.25 n@.25+.2*.5 q60@.25+.2*.3',
  buzz: 45,
  secret: ['times', 9, 'Nine blows, and the remote control has caught fire.'],
  pose: ({ p, spin, found }, at) => {
    at('axe', { turn: -75 * p, ox: 40, oy: 58 });
    at('flipper', { turn: -34 * p, ox: 32, oy: 84 });
    at('wheelA', { turn: 360 * spin, ox: 44, oy: 86 });
    at('wheelB', { turn: 360 * spin, ox: 76, oy: 86 });
    at('fire', { show: found || p > 0.6 ? 1 : 0 });
  },
};
