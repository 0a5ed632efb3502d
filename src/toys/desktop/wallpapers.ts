import type { Files } from './files';
import type { Look } from './look';
import { pathsOf } from './pixelPicture';

type Wallpaper = Readonly<{
  name: string;
  /** Rows of pixels in the format of `pixelPicture`; a dot shows the desktop's colour. */
  rows: string;
  /** Screen pixels for each pixel of the drawing. */
  scale: number;
}>;

/** Our own wallpapers, tiled or centred. */
export const wallpapers: Readonly<Record<string, Wallpaper>> = {
  bricks: {
    name: 'Garden Wall',
    rows: 'rrrrrrrk/rrrrrrrk/rrrrrrrk/kkkkkkkk/rrrkrrrr/rrrkrrrr/rrrkrrrr/kkkkkkkk',
    scale: 4,
  },
  kites: {
    name: 'Kites',
    rows: '................/...k............/..kyk.........../.kyyyk........../kyyyrrk........./.krrrk........../..krk.........../...k............/....k......k..../...k......ktk.../....k....ktttk../.........ktttbbk./..........kbbbk../...........kbk.../............k.../...........k....',
    scale: 4,
  },
  tartan: {
    name: 'Granny’s Rug',
    rows: 'nbnbnbrb/bnbnbbrb/nbnbnbrb/bnbnbbrb/nbnbnbrb/bbbbbbrb/rrrrrrrr/bbbbbbrb',
    scale: 3,
  },
  clouds: {
    name: 'Ceiling at the Dentist’s',
    rows: 'cccccccccccccccc/cccccwwwcccccccc/cccwwwwwwwcccccc/ccwwwwwwwwwwcccc/ccccwwwwwwwwwwcc/cccccccccccccccc/cccccccccccccccc/wwcccccccccccwww/wwwwccccccccwwww/wwwwwwccccccccww/cccccccccccccccc/cccccccccccccccc',
    scale: 6,
  },
  circuit: {
    name: 'Do Not Open This Case',
    rows: 'nnnnnnnnnnnnnnnn/nynnnnnnnyyyyynn/nynkkkknnynnnynn/nynkggknnynnnynn/nyykggkyyynnnyyy/nnnkggknnnnnnnnn/nnnkkkknnykkknnn/yyynnnnnnykgknnn/nnynnyyyyykkknnn/nnynnynnnnnnnnnn/nnyyyynnnnnnnnnn/nnnnnnnnnnnnnnnn',
    scale: 3,
  },
  zigzag: {
    name: 'Bus Seat',
    rows: 'tbbbtbbb/bybbbtbb/bbybbbtb/bbbrbbby/bbybbbtb/bybbbtbb/tbbbtbbb/bbbbbbbb',
    scale: 5,
  },
};

/** A data URL of base64 of a PNG. */
export function pictureUrl(text: string): string {
  return `data:image/png;base64,${text}`;
}

/** A wallpaper as a CSS image, with its size where that is not its own. */
export function wallpaperImage(
  wallpaper: string,
  files: Files,
): Readonly<{ image: string; size: string }> | undefined {
  const own = wallpapers[wallpaper];
  if (own) {
    const height = own.rows.split('/').length;
    const width = own.rows.indexOf('/');
    const paths = pathsOf(own.rows).map(([color, path]) => `<path fill='${color}' d='${path}'/>`);
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' shape-rendering='crispEdges'>${paths.join('')}</svg>`;
    return {
      image: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
      size: `${width * own.scale}px ${height * own.scale}px`,
    };
  }
  const file = files.find(({ id, type }) => id === wallpaper && type === 'picture');
  return file && file.text !== ''
    ? { image: `url("${pictureUrl(file.text)}")`, size: 'auto' }
    : undefined;
}

/** The style of an element that shows the desktop's background. */
export function groundStyle(look: Look, files: Files): React.CSSProperties {
  const found = wallpaperImage(look.wallpaper, files);
  if (!found) return {};
  return {
    backgroundImage: found.image,
    backgroundSize: found.size,
    imageRendering: 'pixelated',
    ...(look.placing === 'tile'
      ? {}
      : { backgroundRepeat: 'no-repeat', backgroundPosition: 'center' }),
  };
}
