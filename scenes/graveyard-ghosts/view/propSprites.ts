import type { SpritePalette, SpriteRows } from '../../kit/view/spriteSheet';
import { ink } from './colors';

/** What stands on the hedges: stone `m` with light `l` and shade `d`, wood `e`, petals `p`. */
export const propPalette: SpritePalette = {
  o: ink,
  l: '#c9c4dc',
  m: '#9a94b5',
  d: '#6b6588',
  e: '#5a4152',
  E: '#7d5d6a',
  p: '#e8dff8',
  g: '#ffd36b',
  n: '#e07a34',
  N: '#a94f22',
  f: '#3c6b4a',
};

/** Each stands on its lowest row, in the middle. */
export const props: readonly SpriteRows[] = [
  [
    '..oooo..',
    '.ollmmo.',
    'olmmmmdo',
    'olmddmdo',
    'olmmmmdo',
    'olmddmdo',
    'olmmmmdo',
    'olmmmmdo',
    'oooooooo',
  ],
  ['.oooooo.', 'ollllmdo', 'olmomddo', 'olmmommo', 'olmomddo', 'olmmmmdo', 'olmmmmdo', 'oooooooo'],
  [
    '...oo...',
    '..olmo..',
    '..olmo..',
    '..olmo..',
    '.oolmoo.',
    '.olmmdo.',
    '.olmmdo.',
    '.olmmdo.',
    'ollmmddo',
    'oooooooo',
  ],
  [
    '..oooo..',
    '.olmmdo.',
    '..oddo..',
    '.olmmdo.',
    'olmmmmdo',
    'olmmmmdo',
    '.olmmdo.',
    '..oooo..',
    '.ollmdo.',
    '.oooooo.',
  ],
  ['....of..', '..oooo..', '.onnNno.', 'onNnnNno', 'onogNogo', 'onnNNnno', 'onogggno', '.oooooo.'],
  [
    '.oo..oo.o.',
    'oeo.oeooeo',
    '.oeooeoeo.',
    '..oeoeeo..',
    'oo.oeeo...',
    'oeooeeo...',
    '.oeeEeo...',
    '..oeEeo...',
    '..oeEeo...',
    '.oeeEEeo..',
    '.oooooooo.',
  ],
  ['.op...p..', 'pppopppo.', '.pof.pof.', '.fo.fofo.', '.offfofo.', '..oooo...'],
];
