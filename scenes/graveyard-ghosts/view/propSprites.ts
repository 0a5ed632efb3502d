import { readDrawings } from '../../kit/rules/readDrawings';
import type { SpritePalette, SpriteRows } from '../../kit/view/spriteSheet';
import { ink } from './colors';

/** Props on the hedges: stone `m` with light `l` and shade `d`, wood `e`, petals `p`. */
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

/** The anchor of each is the middle of its lowest row. */
export const props: readonly SpriteRows[] = Object.values(
  readDrawings(`
  stone     cross     obelisk   urn       pumpkin   tree        flowers
  ........  ........  ........  ........  ........  .oo..oo.o.  .........
  ........  ........  ...oo...  ..oooo..  ........  oeo.oeooeo  .........
  ..oooo..  ........  ..olmo..  .olmmdo.  ........  .oeooeoeo.  .........
  .ollmmo.  .oooooo.  ..olmo..  ..oddo..  ....of..  ..oeoeeo..  .........
  olmmmmdo  ollllmdo  ..olmo..  .olmmdo.  ..oooo..  oo.oeeo...  .........
  olmddmdo  olmomddo  .oolmoo.  olmmmmdo  .onnNno.  oeooeeo...  .op...p..
  olmmmmdo  olmmommo  .olmmdo.  olmmmmdo  onNnnNno  .oeeEeo...  pppopppo.
  olmddmdo  olmomddo  .olmmdo.  .olmmdo.  onogNogo  ..oeEeo...  .pof.pof.
  olmmmmdo  olmmmmdo  .olmmdo.  ..oooo..  onnNNnno  ..oeEeo...  .fo.fofo.
  olmmmmdo  olmmmmdo  ollmmddo  .ollmdo.  onogggno  .oeeEEeo..  .offfofo.
  oooooooo  oooooooo  oooooooo  .oooooo.  .oooooo.  .oooooooo.  ..oooo...
`),
);
