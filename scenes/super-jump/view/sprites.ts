import { readDrawings } from '../../kit/rules/readDrawings';
import { glyphSprites } from '../../kit/view/glyphs';
import type { SpritePalette, SpriteRows } from '../../kit/view/spriteSheet';
import { ink } from './themes';

/**
 * The colours of the drawings: the hero's cap, skin, jumper, jeans and trainers, a walking floppy
 * disk, a cassette with wings, coins and stars.
 */
export const spritePalette: SpritePalette = {
  o: ink,
  h: '#f2508f',
  H: '#a8286a',
  s: '#ffe3c4',
  S: '#e0a67c',
  w: '#ffffff',
  t: '#4fd3df',
  T: '#1d7f96',
  y: '#ffe14d',
  j: '#3f55b8',
  k: '#f4f0ff',
  r: '#d8433f',
  R: '#95252e',
  g: '#ffd23e',
  G: '#c98a1b',
  c: '#6c5ad0',
  C: '#43379a',
  m: '#9aa3b8',
};

/** The cap's peak points backwards. `floppy` gets its legs below, `medal` has no first row. */
const { head, floppy, medal, ...drawings } = readDrawings(`
  head              floppy            flyer 0               flyer 1
  ................  ..oooooooooooo..  oo................oo  ....................
  .....oooooo.....  .occcwmmwwwccco.  owoo............oowo  ....................
  ....ohhhwhho....  .occcwmmwwwccco.  owwwo.oooooooo.owwwo  ......oooooooo......
  ...ohhhhhhhho...  .occcccccccccco.  .owwoorrrrrrrroowwo.  ....oorrrrrrrroo....
  .oohhhhhhhhho...  .ocowccccccwoco.  ..owrrwwwwwwwwrrwo..  ...orrwwwwwwwwrro...
  oHHHHHHHHHHHo...  .occoowccwoocco.  ...orrwowwwwowrro...  ..owrrwowwwwowrrwo..
  .ooosssssssso...  .ocwwowccwowwco.  ....orwwowwowwro....  .owworwwowwowwrowwo.
  ...ossssosoSo...  .ocwwwccccwwwco.  ....orwwwwwwwwro....  owwworwwwwwwwwrowwwo
  ...oSsssosoSo...  .oCCCCCCCCCCCCo.  ....oRRRRRRRRRRo....  owoo.oRRRRRRRRo.oowo
  ....osssssso....  ..oooooooooooo..  .....oooooooooo.....  oo....oooooooo....oo

  coin 0      coin 1      coin 2      coin 3
  ...oooo...  ...oooo...  ...ooo....  ....oo....
  .ooyyyyoo.  ..oyyyyo..  ..oyyyo...  ...oyyo...
  .oywwgggo.  ..oywggo..  ..oywgo...  ...oyyo...
  oywggGggGo  .oywgGgGo.  ..oywgo...  ...oywo...
  oywgGwGgGo  .oywGwGGo.  ..oygGo...  ...oywo...
  oyggGGGgGo  .oygGGGGo.  ..oygGo...  ...oyyo...
  oyggGwGgGo  .oygGwGGo.  ..oygGo...  ...oygo...
  .oggggGGo.  ..oggGGo..  ..oggGo...  ...ogGo...
  .ooGGGGoo.  ..oGGGGo..  ..oGGGo...  ...ogGo...
  ...oooo...  ...oooo...  ...ooo....  ....oo....

  star            medal
  ......oo......  .........
  .....oyyo.....  .oo...oo.
  .....oywo.....  .owo.owo.
  ....oywyyo....  ..owowo..
  ooooowyyyooooo  ..ooooo..
  oyywwyyyyyygGo  .owwwwwo.
  .oyyyoyyoygGo.  owwwwwwwo
  ..ogyoyyoyGo..  owwmmmwwo
  ...oyyyyyyo...  owmwwwmwo
  ..oyyyggyygo..  owmwwwmwo
  ..oyygoogGgo..  owwmmmwmo
  .oyyoo..ooGGo.  .owwwwmo.
  .ooo......ooo.  ..ooooo..
`);

const blinking: SpriteRows = [...head.slice(0, 7), '...osssssssSo...', '...oSssooooSo...', head[9]];
const hurtHead: SpriteRows = [
  ...head.slice(0, 7),
  '...osssoswoSo...',
  '...oSssowsoSo...',
  '....ossooSso....',
];

const torso: SpriteRows = ['....ottttyto....', '...osttttytso...', '....oyyyyyyo....'];
const torsoForward: SpriteRows = ['....ottttyto....', '...otttttytsso..', '...soyyyyyyo....'];
const torsoBack: SpriteRows = ['....ottttyto....', '..ossttttyto....', '....oyyyyyyso...'];
const torsoUp: SpriteRows = ['..ssottttytoss..', '..ooottttytooo..', '....oyyyyyyo....'];

const standing: SpriteRows = ['....ojjjjjjo....', '....ojjoojjo....', '....okkookko....'];
const apart: SpriteRows = ['....ojjjjjjjo...', '...ojjo..ojjko..', '..okko....ooo...'];
const passing: SpriteRows = ['....ojjjjjjo....', '.....ojjjjo.....', '.....okkkko.....'];
const behind: SpriteRows = ['....ojjjjjjo....', '..oojjoojjo.....', '..oko..okko.....'];
const tucked: SpriteRows = ['....ojjjjjjko...', '...ojjjooojko...', '...okko..oo.....'];
const dangling: SpriteRows = ['....ojjjjjjo....', '...ojjo..ojjo...', '...okko..okko...'];

function figure(...parts: readonly SpriteRows[]): SpriteRows {
  return parts.flat();
}

/** Every sprite by name. Figures face right; the feet are on the lowest row. */
export const sprites: Readonly<Record<string, SpriteRows>> = {
  stand: figure(head, torso, standing),
  blink: figure(blinking, torso, standing),
  'run 0': figure(head, torsoForward, apart),
  'run 1': figure(head, torso, passing),
  'run 2': figure(head, torsoBack, behind),
  'run 3': figure(head, torso, passing),
  jump: figure(head, torsoUp, tucked),
  fall: figure(head, torsoUp, dangling),
  hurt: figure(hurtHead, torsoUp, dangling),
  cheer: figure(blinking, torsoUp, standing),
  'walker 0': [...floppy, '...oo....oo.....', '..ooo...ooo.....'],
  'walker 1': [...floppy, '....oo....oo....', '....ooo...ooo...'],
  ...drawings,
  dust: ['.ww.', 'wwww', 'wwww', '.ww.'],
  spark: ['..y..', '..w..', 'ywwwy', '..w..', '..y..'],
  glint: ['.w.', 'wyw', '.w.'],
  drop: ['.w', 'ww'],
  pixel: ['w'],
  up: ['...o...', '..oyo..', '.oyyyo.', 'ooooooo'],
  medal: medal.slice(1),
  down: ['ooooooo', '.oyyyo.', '..oyo..', '...o...'],
  ...glyphSprites,
};

export const coinFrames = ['coin 0', 'coin 1', 'coin 2', 'coin 3', 'coin 2', 'coin 1'] as const;
export const runFrames = ['run 0', 'run 1', 'run 2', 'run 3'] as const;
