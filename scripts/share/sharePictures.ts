/** A picture for social cards: the top of a page, as a poster. */
export type SharePicture = Readonly<{
  /** Name of the file under assets/share, without its ending. */
  name: string;
  /** The page that it shows. */
  path: string;
  /** Of the 1200 pixels, how many CSS pixels wide the page lies: fewer make it larger. */
  width: number;
  /** What only this picture changes. */
  style?: string;
}>;

const part = (name: string) => `main [class*="${name}_"]`;
const gone = '{ display: none !important }';

/** At most ten, one for each section; pageHeads.ts says which page shows which. */
export const sharePictures: readonly SharePicture[] = [
  {
    name: 'home',
    path: '/',
    width: 900,
    style: `main svg svg:nth-of-type(n + 22), main button, ${part('burst')}, main > :not(:first-child) ${gone}`,
  },
  {
    name: 'toys',
    path: '/toys',
    width: 1000,
    style: `${part('poster')} ${gone} ${part('window')} { justify-content: center }`,
  },
  { name: 'gaming', path: '/gaming', width: 560, style: `${part('intro')} ${gone}` },
  { name: 'tech', path: '/tech', width: 640, style: `main header p ${gone}` },
  {
    name: 'telly',
    path: '/tv-shows',
    width: 760,
    style: `${part('standfirst')}, ${part('notes')} ${gone}`,
  },
  { name: 'music', path: '/music', width: 960, style: `main header p ${gone}` },
  { name: 'movies', path: '/movies', width: 720, style: `${part('membership')} ${gone}` },
  { name: 'snacks', path: '/snacks', width: 600, style: `main header p ${gone}` },
  { name: 'old-web', path: '/old-web', width: 760, style: `${part('intro')} ${gone}` },
  {
    name: 'lifestyle',
    path: '/lifestyle',
    width: 760,
    style: `${part('note')}, ${part('tally')}, ${part('blanks')}, main fieldset, main nav ${gone}`,
  },
];

/** What every picture changes: no bar, no way home and the site's name in the corner. */
export const commonStyle = `
  html { scrollbar-width: none; }
  body { padding-top: 0; }
  header:has(> nav), main a[href="/"]:has(> [aria-hidden]) { visibility: hidden; }
  #share-mark {
    position: fixed; right: 12px; bottom: 12px; z-index: 99; padding: 4px 12px 5px;
    border: 3px solid var(--ink); border-radius: 10px; background: var(--cream);
    font-size: 28px; line-height: 1;
  }
`;
