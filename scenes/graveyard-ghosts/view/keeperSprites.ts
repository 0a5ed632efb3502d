import { readDrawings } from '../../kit/rules/readDrawings';
import type { SpriteRows } from '../../kit/view/spriteSheet';

/**
 * The player: a child in a yellow raincoat and red wellies. `y` is the coat, `Y` its shade, `s`
 * skin, `r` boots.
 */
const { front, back, side, cheers, falls } = readDrawings(`
  front          back           side
  ....ooooo....  ....ooooo....  ....ooooo....
  ...oyyyyyo...  ...oyyyyyo...  ...oyyyyyo...
  ..oyywyyyyo..  ..oyyyyyyyo..  ..oyywyyyyo..
  .oyyssssssyo.  .oyyyyyyyyYo.  ..oyyyysssso.
  .oysosssosYo.  .oyyyyyyyyYo.  ..oyyyysssoso
  .oysosssosYo.  .oyyyyyyyyYo.  ..oyyyyssoso.
  .oyysssssyYo.  .oYyyyyyyYYo.  ..oYyyysssso.
  ..oYyyyyyYo..  ..oYyyyyYYo..  ...oYyyyyyo..
  .oyyyywyyyyo.  .oyyyyyyyyyo.  ..oYyyyyyyo..
  oyyyyyoyyyyYo  oyyyyyyyyyyYo  ..oYyyyyooso.
  osoyyywyyyoso  osoyyyyyyyoso  ..oYyyyyysso.
  .ooyyyoyyYoo.  .ooyyyyyyYoo.  ..oYyyyyyoo..
  ..oyyywyyYo..  ..oyyyyyyYo..  ..oYyyyyyo...

  cheers         falls
  ....ooooo....  .............
  ...oyyyyyo...  .............
  ..oyywyyyyo..  ...ooooooo...
  .oyyssssssyo.  ..oyyyyyyyo..
  .oysssssssYo.  .oyyssssssyo.
  ooyosososoYoo  .oyosososoYo.
  soyyssosssyos  .oyssosssoYo.
  yooYyyyyyYooy  .oyosososoYo.
  oyyyyywyyyyyo  o.oysosssyo.o
  .oyyyyoyyyyo.  soyyyooyyyyos
  ..oyyywyyYo..  oyyyyywyyyyYo
  ..oyyyoyyYo..  .ooyyyoyyyoo.
  ..oyyywyyYo..  ..oyyywyyYo..
  ...orroorro..  ..oyyyoyyYo..
  ...orroorro..  ..orroooorro.
  ...oooooooo..  ..oooo..oooo.
`);

const together: SpriteRows = ['...orroorro..', '...orroorro..', '...oooooooo..'];
const leftUp: SpriteRows = ['...orroorro..', '...ooooorro..', '......ooooo..'];
const rightUp: SpriteRows = ['...orroorro..', '...orrooooo..', '...ooooo.....'];
const sideTogether: SpriteRows = ['...orrrro....', '...orrrro....', '...ooooooo...'];
const stride: SpriteRows = ['..orrrorro...', '.orrooorrro..', '.oooo.ooooo..'];
const passing: SpriteRows = ['...orrrro....', '...oorrrro...', '....oooooo...'];

export const keeperSprites: Readonly<Record<string, SpriteRows>> = {
  'keeper up 0': [...back, ...together],
  'keeper up 1': [...back, ...leftUp],
  'keeper up 2': [...back, ...rightUp],
  'keeper side 0': [...side, ...sideTogether],
  'keeper side 1': [...side, ...stride],
  'keeper side 2': [...side, ...passing],
  'keeper down 0': [...front, ...together],
  'keeper down 1': [...front, ...leftUp],
  'keeper down 2': [...front, ...rightUp],
  'keeper cheers': cheers,
  'keeper falls': falls,
};

/** Walk frames by direction. The left direction is the right one mirrored. */
export const keeperFrames = (['up', 'side', 'down', 'side'] as const).map((view) =>
  [0, 1, 0, 2].map((step) => `keeper ${view} ${step}`),
);
