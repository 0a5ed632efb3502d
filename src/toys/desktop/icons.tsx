import styles from './icons.module.css';
import { pathsOf } from './pixelPicture';

/**
 * Icons in a grid of 16 by 16, in the format of `pathsOf`. Transparent pixels at the end of a row
 * and rows at the end of an icon are left out.
 */
const pictures = {
  computer:
    '/..kkkkkkkkkkk/..kgggggggggk/..kgbbbbbbbgk/..kgbcbbbbbgk/..kgbbcbbbbgk/..kgbbbbbbbgk/..kgbbbbbbbgk/..kgggggggngk/..kkkkkkkkkkk/.....kdddk/.kkkkkkkkkkkkk/.kgggggggggggk/.kgkgkgkgkgwgk/.kkkkkkkkkkkkk',
  binEmpty:
    '//...kkkkkkkkkk/..kwggggggggdk/..kkkkkkkkkkkk/..kwgkggkggkdk/...kwgkgkgkdk/...kwgkgkgkdk/...kwggkgkgdk/...kwgkgkgkdk/...kwgkgkgkdk/....kwkgkgkk/....kwgkgkdk/....kkkkkkkk',
  binFull:
    '.....kkk.kk/....kwwkkwwk/...kwwwwkwwwk/..kkwwwwwwwwkk/..kkkkkkkkkkkk/..kwgkggkggkdk/...kwgkgkgkdk/...kwgkgkgkdk/...kwggkgkgdk/...kwgkgkgkdk/...kwgkgkgkdk/....kwkgkgkk/....kwgkgkdk/....kkkkkkkk',
  text: '/...kkkkkkkk/...kwwwwwwkk/...kwwwwwwkwk/...kwbbbbwkkkk/...kwwwwwwwwwk/...kwbbbbbbbwk/...kwwwwwwwwwk/...kwbbbbbbwwk/...kwwwwwwwwwk/...kwbbbbbbbwk/...kwwwwwwwwwk/...kwbbbbwwwwk/...kwwwwwwwwwk/...kkkkkkkkkkk',
  notepad:
    '/..k.k.k.k.k.k/..kckckckckckk/..kcccccccccck/..kkkkkkkkkkkk/..kwwwwwwwwwwk/..kwbbbbbbbwwk/..kwwwwwwwwwwk/..kwbbbbbwwwwk/..kwwwwwwwwwwk/..kwbbbbbbbbwk/..kwwwwwwwwwwk/..kwbbbwwwwwwk/..kwwwwwwwwwwk/..kkkkkkkkkkkk',
  document:
    '/...kkkkkkkk/...kwwwwwwkk/...kwwwwwwkwk/...kwrwwwrkkkk/...kwrwwwrwwwk/...kwrwrwrwwwk/...kwrwrwrwwwk/...kwwrwrwwwwk/...kwwwwwwwwwk/...kwbbbbbbbwk/...kwwwwwwwwwk/...kwbbbbbbwwk/...kwwwwwwwwwk/...kkkkkkkkkkk',
  folder:
    '//..kkkkk/.kyyyyyk/.kyyyyyykkkkkk/.kyyyyyyyyyyyok/.kwwwwwwwwwwwok/.kyyyyyyyyyyyok/.kyyyyyyyyyyyok/.kyyyyyyyyyyyok/.kyyyyyyyyyyyok/.kyyyyyyyyyyyok/.kooooooooooook/..kkkkkkkkkkkk',
  mine: '/.......kk/.......kk/...k.kkkkkk.k/....kkkkkkkk/...kkwwkkkkkk/...kkwwkkkkkk/.kkkkkkkkkkkkkk/.kkkkkkkkkkkkkk/...kkkkkkkkkk/...kkkkkkkkkk/....kkkkkkkk/...k.kkkkkk.k/.......kk/.......kk',
  cards:
    '/..kkkkkkkk/..kwwwwwwk/..kwkwwwwkkkkk/..kwkwwwwkwwwk/..kwwwkwwkrwwk/..kwwkkkwkwwwk/..kwkkkkkkwrwk/..kwkkkkkkrrrk/..kwwwkwwkrrrk/..kwwkkkwkwrwk/..kwwwwwwkwwwk/..kkkkkkkkwwrk/......kwwwwwwk/......kkkkkkkk',
  help: '/....kkkkkkkk/...kccccccccbk/..kccckkkkccbk/..kcckkcckkcbk/..kcckkcckkcbk/..kccccccckkbk/..kcccccckkcbk/..kccccckkccbk/..kccccckkccbk/..kccccccccbbk/..kccccckkccbk/..kccccckkcbbk/...kccccccbbk/....kkkkkkkk',
  bolt: '/..kkkkkkkkkkkk/..kbbbbbbbbbbk/..kbbbbyybbbbk/..kbbbyybbbbbk/..kbbyyybbbbbk/..kbbyyyyybbbk/..kbbbbyybbbbk/..kbbbyybbbbbk/..kbbbyybbbbbk/..kbbbybbbbbbk/..kbbbbbbbbbbk/..kkkkkkkkkkkk/......kddk/....kkkkkkkk',
  power:
    '/.......kk/.......rr/....kk.rr.kk/...krr.rr.rrk/..krr..rr..rrk/..krr..rr..rrk/.krr...rr...rrk/.krr...kk...rrk/.krr........rrk/..krr......rrk/..krrr....rrrk/...krrrrrrrrk/....kkrrrrkk/......kkkk',
  programs:
    '/.kkkkkkkkkkkkk/.kbbbbbbbbbgrk/.kkkkkkkkkkkkk/.kwwwwwwwwwwwk/.kwrrwwyywwnwk/.kwrrwwyywwnwk/.kwwwwwwwwwwwk/.kwccwwbbwwowk/.kwccwwbbwwowk/.kwwwwwwwwwwwk/.kkkkkkkkkkkkk',
  display:
    '/.kkkkkkkkkkkkkk/.kggggggggggggk/.kgkkkkkkkkkkgk/.kgkkwkkkkckkgk/.kgkkkkkykkkkgk/.kgkykkkkkkkwgk/.kgkkkkrkkkkkgk/.kgkkkkkkkwkkgk/.kgkkkkkkkkkkgk/.kggggggggggngk/.kkkkkkkkkkkkkk/......kddk/....kggggggk/....kkkkkkkk',
  paint:
    '/...........kk/..........kook/.........koook/........koook/..kkkkkkoook/.kwwwwwkook/kwrrwwwwkkk/kwrrwwyywwwk/kwwwwwyywwwwk/kwbbwwwwwnnwk/kwbbwwkkwnnwk/.kwwwwkkwwwk/..kkwwwwwkk/....kkkkk',
  picture:
    '/.kkkkkkkkkkkkkk/.kwwwwwwwwwwwwk/.kwccccccccccwk/.kwccccccyyccwk/.kwccccccyyccwk/.kwccncccccccwk/.kwcnnnccccncwk/.kwnnnnncnnnnwk/.kwnnnnnnnnnnwk/.kwoooooooooowk/.kwwwwwwwwwwwwk/.kkkkkkkkkkkkkk',
  calculator:
    '/..kkkkkkkkkkkk/..kggggggggggk/..kgnnnnnnngdk/..kgnnnnnnngdk/..kggggggggggk/..kgrrgwwgwwgk/..kgrrgwwgwwgk/..kggggggggggk/..kgwwgwwgwwgk/..kgwwgwwgwwgk/..kggggggggggk/..kgwwgwwgbbgk/..kgwwgwwgbbgk/..kkkkkkkkkkkk',
  prompt:
    '/.kkkkkkkkkkkkkk/.kbbbbbbbbbbgrk/.kkkkkkkkkkkkkk/.kkwkkkkkkkkkkk/.kkkwkkkkkkkkkk/.kkkkwkkkkkkkkk/.kkkwkkkkkkkkkk/.kkwkkwwwwkkkkk/.kkkkkkkkkkkkkk/.kkkkkkkkkkkkkk/.kkkkkkkkkkkkkk/.kkkkkkkkkkkkkk',
  find: '/....kkkk/...kcccck/..kccwccck/..kcwccck/..kcccccck/..kccccck/...kcccck/....kkkkkk/........kok/.........kok/..........kok/...........kok/............kk',
  network:
    '/.kkkkkkk/.kgggggk/.kgbbbgk/.kgbbbgk/.kgggggk/.kkkkkkkkk/...k....y/...kyyyyy/........kkkkkkk/........kgggggk/........kgbbbgk/........kgbbbgk/........kgggggk/........kkkkkkk',
  mic: '/.....kkkk/....kggggk/....kgdgdk/....kdgdgk/....kgdgdk/....kdgdgk/....kggggk/..k.kggggk.k/..k.kkkkkk.k/..kk......kk/...kkkkkkkk/......kk/......kk/....kkkkkk',
  chars:
    '/.kkkkkkkkkkkkkk/.kwwwwwkwwwwwwk/.kwwkwwkwkkkwwk/.kwkwkwkwkwwkwk/.kwkkkwkwkkkwwk/.kwkwkwkwkwwkwk/.kwkwkwkwkkkwwk/.kwwwwwkwwwwwwk/.kkkkkkkkkkkkkk/.kwwrwwkwwwwwwk/.kwrrrwkwbbbwwk/.kwwrwwkwwwbwwk/.kwwwwwkwwwwwwk/.kkkkkkkkkkkkkk',
  control:
    '/.kkkkkkkkkkkkkk/.kbbbbbbbbbbbrk/.kkkkkkkkkkkkkk/.kwwwwwwwwwwwwk/.kwwkwwwkwwwkwk/.kwwkwwgggwwkwk/.kwwkwwgggwwkwk/.kwgggwwkwwwkwk/.kwgggwwkwwgggk/.kwwkwwwkwwgggk/.kwwkwwwkwwwkwk/.kwwwwwwwwwwwwk/.kkkkkkkkkkkkkk',
  run: '/..kkkkkkkkk/.kwwwwwwwwwk/.kwbbbbbbbwk/.kwwwwwwwwwk/.kwbbbbwwwwk/.kwwwwwwkwwk/.kwbbbwwkkwk/.kwwwkkkkyk/.kwbbkyyyyyk/.kwwwkkkkyk/.kwwwwwwkk/.kwwwwwwkwk/..kkkkkkkkk',
  sound:
    '/.......kk/......kwk/.....kwwk..k/.kkkkwwwk...k/.kggkwwwk.k.k/.kggkwwwk..k.k/.kggkwwwk..k.k/.kggkwwwk..k.k/.kggkwwwk.k.k/.kkkkwwwk...k/.....kwwk..k/......kwk/.......kk',
  start:
    '/.......kkkkkkk/..k.k.kttktyyk/......kttktyyk/..k.k.kttktyyk/......kttktyyk/..k.k.kkkkkkkk/......krrknnnk/..k.k.krrknnnk/......krrknnnk/..k.k.krrknnnk/.......kkkkkkk',
} as const;

export type IconName = keyof typeof pictures;

const drawn = new Map<IconName, ReturnType<typeof pathsOf>>();

/** An icon of the desktop. It is decorative: its meaning also stands as text. */
export function Icon({ name, size = 16 }: Readonly<{ name: IconName; size?: 16 | 32 | 48 }>) {
  const paths = drawn.get(name) ?? pathsOf(pictures[name]);
  drawn.set(name, paths);
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {paths.map(([color, path]) => (
        <path key={color} d={path} fill={color} />
      ))}
    </svg>
  );
}
