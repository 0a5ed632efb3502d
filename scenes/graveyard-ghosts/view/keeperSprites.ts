import type { SpriteRows } from '../../kit/view/spriteSheet';

/**
 * Who looks after the graveyard: a child in a yellow raincoat and red wellies. `y` is the coat,
 * `Y` its shade, `s` skin, `r` boots.
 */
const front: SpriteRows = [
  '....ooooo....',
  '...oyyyyyo...',
  '..oyywyyyyo..',
  '.oyyssssssyo.',
  '.oysosssosYo.',
  '.oysosssosYo.',
  '.oyysssssyYo.',
  '..oYyyyyyYo..',
  '.oyyyywyyyyo.',
  'oyyyyyoyyyyYo',
  'osoyyywyyyoso',
  '.ooyyyoyyYoo.',
  '..oyyywyyYo..',
];
const back: SpriteRows = [
  '....ooooo....',
  '...oyyyyyo...',
  '..oyyyyyyyo..',
  '.oyyyyyyyyYo.',
  '.oyyyyyyyyYo.',
  '.oyyyyyyyyYo.',
  '.oYyyyyyyYYo.',
  '..oYyyyyYYo..',
  '.oyyyyyyyyyo.',
  'oyyyyyyyyyyYo',
  'osoyyyyyyyoso',
  '.ooyyyyyyYoo.',
  '..oyyyyyyYo..',
];
const side: SpriteRows = [
  '....ooooo....',
  '...oyyyyyo...',
  '..oyywyyyyo..',
  '..oyyyysssso.',
  '..oyyyysssoso',
  '..oyyyyssoso.',
  '..oYyyysssso.',
  '...oYyyyyyo..',
  '..oYyyyyyyo..',
  '..oYyyyyooso.',
  '..oYyyyyysso.',
  '..oYyyyyyoo..',
  '..oYyyyyyo...',
];

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
  'keeper cheers': [
    ...front.slice(0, 4),
    '.oysssssssYo.',
    'ooyosososoYoo',
    'soyyssosssyos',
    'yooYyyyyyYooy',
    'oyyyyywyyyyyo',
    '.oyyyyoyyyyo.',
    '..oyyywyyYo..',
    '..oyyyoyyYo..',
    '..oyyywyyYo..',
    ...together,
  ],
  'keeper falls': [
    '.............',
    '.............',
    '...ooooooo...',
    '..oyyyyyyyo..',
    '.oyyssssssyo.',
    '.oyosososoYo.',
    '.oyssosssoYo.',
    '.oyosososoYo.',
    'o.oysosssyo.o',
    'soyyyooyyyyos',
    'oyyyyywyyyyYo',
    '.ooyyyoyyyoo.',
    '..oyyywyyYo..',
    '..oyyyoyyYo..',
    '..orroooorro.',
    '..oooo..oooo.',
  ],
};

/** Frames of a walk by way, the way left being that to the right turned over. */
export const keeperFrames = (['up', 'side', 'down', 'side'] as const).map((view) =>
  [0, 1, 0, 2].map((step) => `keeper ${view} ${step}`),
);
