import styles from './icons.module.css';

/** Pictures of 16 by 16 squares, drawn by us: a letter of the palette, or a dot for nothing. */
const palette: Readonly<Record<string, string>> = {
  k: '#000000',
  w: '#ffffff',
  g: '#c0c0c0',
  d: '#808080',
  b: '#000080',
  t: '#008080',
  y: '#ffe14d',
  o: '#c98a00',
  r: '#d40000',
  c: '#5fd7ff',
  n: '#2e9b3a',
};

const pictures = {
  computer:
    '................/..kkkkkkkkkkk../..kgggggggggk../..kgbbbbbbbgk../..kgbcbbbbbgk../..kgbbcbbbbgk../..kgbbbbbbbgk../..kgbbbbbbbgk../..kgggggggngk../..kkkkkkkkkkk../.....kdddk....../.kkkkkkkkkkkkk../.kgggggggggggk../.kgkgkgkgkgwgk../.kkkkkkkkkkkkk../................',
  binEmpty:
    '................/................/...kkkkkkkkkk.../..kwggggggggdk../..kkkkkkkkkkkk../..kwgkggkggkdk../...kwgkgkgkdk../...kwgkgkgkdk../...kwggkgkgdk../...kwgkgkgkdk../...kwgkgkgkdk../....kwkgkgkk.../....kwgkgkdk.../....kkkkkkkk.../................/................',
  binFull:
    '.....kkk.kk...../....kwwkkwwk..../...kwwwwkwwwk.../..kkwwwwwwwwkk../..kkkkkkkkkkkk../..kwgkggkggkdk../...kwgkgkgkdk../...kwgkgkgkdk../...kwggkgkgdk../...kwgkgkgkdk../...kwgkgkgkdk../....kwkgkgkk.../....kwgkgkdk.../....kkkkkkkk.../................/................',
  text: '................/...kkkkkkkk...../...kwwwwwwkk..../...kwwwwwwkwk.../...kwbbbbwkkkk../...kwwwwwwwwwk../...kwbbbbbbbwk../...kwwwwwwwwwk../...kwbbbbbbwwk../...kwwwwwwwwwk../...kwbbbbbbbwk../...kwwwwwwwwwk../...kwbbbbwwwwk../...kwwwwwwwwwk../...kkkkkkkkkkk../................',
  notepad:
    '................/..k.k.k.k.k.k.../..kckckckckckk../..kcccccccccck../..kkkkkkkkkkkk../..kwwwwwwwwwwk../..kwbbbbbbbwwk../..kwwwwwwwwwwk../..kwbbbbbwwwwk../..kwwwwwwwwwwk../..kwbbbbbbbbwk../..kwwwwwwwwwwk../..kwbbbwwwwwwk../..kwwwwwwwwwwk../..kkkkkkkkkkkk../................',
  folder:
    '................/................/..kkkkk........./.kyyyyyk......../.kyyyyyykkkkkk../.kyyyyyyyyyyyok./.kwwwwwwwwwwwok./.kyyyyyyyyyyyok./.kyyyyyyyyyyyok./.kyyyyyyyyyyyok./.kyyyyyyyyyyyok./.kyyyyyyyyyyyok./.kooooooooooook./..kkkkkkkkkkkk../................/................',
  mine: '................/.......kk......./.......kk......./...k.kkkkkk.k.../....kkkkkkkk..../...kkwwkkkkkk.../...kkwwkkkkkk.../.kkkkkkkkkkkkkk./.kkkkkkkkkkkkkk./...kkkkkkkkkk.../...kkkkkkkkkk.../....kkkkkkkk..../...k.kkkkkk.k.../.......kk......./.......kk......./................',
  cards:
    '................/..kkkkkkkk....../..kwwwwwwk....../..kwkwwwwkkkkk../..kwkwwwwkwwwk../..kwwwkwwkrwwk../..kwwkkkwkwwwk../..kwkkkkkkwrwk../..kwkkkkkkrrrk../..kwwwkwwkrrrk../..kwwkkkwkwrwk../..kwwwwwwkwwwk../..kkkkkkkkwwrk../......kwwwwwwk../......kkkkkkkk../................',
  help: '................/....kkkkkkkk..../...kccccccccbk../..kccckkkkccbk../..kcckkcckkcbk../..kcckkcckkcbk../..kccccccckkbk../..kcccccckkcbk../..kccccckkccbk../..kccccckkccbk../..kccccccccbbk../..kccccckkccbk../..kccccckkcbbk../...kccccccbbk.../....kkkkkkkk..../................',
  bolt: '................/..kkkkkkkkkkkk../..kbbbbbbbbbbk../..kbbbbyybbbbk../..kbbbyybbbbbk../..kbbyyybbbbbk../..kbbyyyyybbbk../..kbbbbyybbbbk../..kbbbyybbbbbk../..kbbbyybbbbbk../..kbbbybbbbbbk../..kbbbbbbbbbbk../..kkkkkkkkkkkk../......kddk....../....kkkkkkkk..../................',
  power:
    '................/.......kk......./.......rr......./....kk.rr.kk..../...krr.rr.rrk.../..krr..rr..rrk../..krr..rr..rrk../.krr...rr...rrk./.krr...kk...rrk./.krr........rrk./..krr......rrk../..krrr....rrrk../...krrrrrrrrk.../....kkrrrrkk..../......kkkk....../................',
  programs:
    '................/.kkkkkkkkkkkkk../.kbbbbbbbbbgrk../.kkkkkkkkkkkkk../.kwwwwwwwwwwwk../.kwrrwwyywwnwk../.kwrrwwyywwnwk../.kwwwwwwwwwwwk../.kwccwwbbwwowk../.kwccwwbbwwowk../.kwwwwwwwwwwwk../.kkkkkkkkkkkkk../................/................/................/................',
  display:
    '................/.kkkkkkkkkkkkkk./.kggggggggggggk./.kgkkkkkkkkkkgk./.kgkkwkkkkckkgk./.kgkkkkkykkkkgk./.kgkykkkkkkkwgk./.kgkkkkrkkkkkgk./.kgkkkkkkkwkkgk./.kgkkkkkkkkkkgk./.kggggggggggngk./.kkkkkkkkkkkkkk./......kddk....../....kggggggk..../....kkkkkkkk..../................',
  start:
    '................/.......kkkkkkk../..k.k.kttktyyk../......kttktyyk../..k.k.kttktyyk../......kttktyyk../..k.k.kkkkkkkk../......krrknnnk../..k.k.krrknnnk../......krrknnnk../..k.k.krrknnnk../.......kkkkkkk../................/................/................/................',
} as const;

export type IconName = keyof typeof pictures;

/** One path a colour: runs of squares, row by row. */
function pathsOf(name: IconName): readonly (readonly [color: string, path: string])[] {
  const paths = new Map<string, string>();
  pictures[name].split('/').forEach((row, y) => {
    for (const { 0: run, index: x } of row.matchAll(/([a-z])\1*/g)) {
      const color = palette[run[0]];
      paths.set(color, `${paths.get(color) ?? ''}M${x} ${y}h${run.length}v1h-${run.length}z`);
    }
  });
  return [...paths];
}

const drawn = new Map<IconName, ReturnType<typeof pathsOf>>();

/** A picture of the desktop; what it means stands beside it in words. */
export function Icon({ name, size = 16 }: Readonly<{ name: IconName; size?: 16 | 32 | 48 }>) {
  const paths = drawn.get(name) ?? pathsOf(name);
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
