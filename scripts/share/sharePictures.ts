/** A picture for social cards: the top of a page, laid out as a poster. */
export type SharePicture = Readonly<{
  /** Name of the file under assets/share, without its ending. */
  name: string;
  /** The path of the page that it shows. */
  path: string;
  /**
   * Width of the page in CSS pixels. The picture is 1200 pixels wide, so a smaller width enlarges
   * the page.
   */
  width: number;
  /** Styles for this picture only, with the local names of classes as `:local(name)`. */
  style?: string;
}>;

/** Elements of the page with a class of a CSS module, by its local name: see `classSelector`. */
const part = (name: string) => `main :local(${name})`;
const gone = '{ display: none !important }';
/** A rotated edge is anti-aliased in many colours, which take bytes. An upright one is sharp. */
const upright = 'main * { rotate: none !important }';

/** At most ten, one for each section. pageHeads.ts says which page uses which. */
export const sharePictures: readonly SharePicture[] = [
  {
    name: 'home',
    path: '/',
    width: 800,
    style: `${upright} main svg svg:is(:nth-of-type(2n + 1), :nth-of-type(n + 9)), main button, ${part('actions')}, ${part('burst')}, main > :not(:first-child) ${gone}
      ${part('hero')} { min-height: 0; height: 100vh }`,
  },
  {
    name: 'toys',
    path: '/toys',
    width: 1000,
    style: `${upright} ${part('poster')} ${gone} ${part('window')} { justify-content: center } ${part('fascia')} { background: var(--night) } ${part('sign')} { text-shadow: 0.08em 0.08em 0 var(--pink) }`,
  },
  {
    name: 'gaming',
    path: '/gaming',
    width: 600,
    style: `${part('intro')} ${gone}
      ${part('title')} { background: linear-gradient(#0e7490 2px, transparent 2px) 0 100% / 100% 44px, #1b0b4a }`,
  },
  {
    name: 'tech',
    path: '/tech',
    width: 600,
    style: `main header p ${gone} ${part('desk')} { background: #7fb7ff } main ol, main ul { visibility: hidden }`,
  },
  {
    name: 'telly',
    path: '/tv-shows',
    width: 800,
    style: `${upright} ${part('standfirst')}, ${part('notes')} ${gone} ${part('masthead')} { background: var(--cyan) } ${part('sofa')} { background-repeat: repeat-x !important }`,
  },
  {
    name: 'music',
    path: '/music',
    width: 1200,
    style: `main header p ${gone} ${part('floor')} { background: var(--orange) } ${part('floor')} > *, ${part('scale')} *, ${part('counter')}, ${part('says')}, ${part('keys')} button > * { visibility: hidden }`,
  },
  {
    name: 'movies',
    path: '/movies',
    width: 800,
    style: `${upright} ${part('membership')} ${gone} ${part('front')} { --halftone: none }`,
  },
  { name: 'snacks', path: '/snacks', width: 600, style: `${upright} main header p ${gone}` },
  {
    name: 'old-web',
    path: '/old-web',
    width: 800,
    style: `${part('intro')} ${gone} ${part('page')} { background: #04042a } ${part('bar')} { background: #04042a } ${part('globe')}, ${part('address')} *, ${part('buttons')}, ${part('tools')} *, ${part('strip')} * { visibility: hidden } #share-mark { background: #fff } ${part('strip')} img ${gone} ${part('tools')} :nth-child(n + 5) ${gone}
      ${part('head')} h1 { background-image: none; background-color: #ff9f2e }`,
  },
  {
    name: 'lifestyle',
    path: '/lifestyle',
    width: 800,
    style: `${upright} main section ~ section, ${part('lead')}, ${part('note')}, ${part('tally')}, ${part('blanks')}, main fieldset, main nav, main ul, main ol, ${part('heading')} > :not(h2) ${gone} ${part('heading')} { display: flex }
      ${part('desk')} { background: #dcb27a }`,
  },
];

/**
 * Styles for every picture: hide the bar, the link to Home and the pattern, and show the site's
 * name in the corner.
 */
export const commonStyle = `
  html { scrollbar-width: none; }
  body { padding-top: 0; }
  header:has(> nav), main a[href="/"]:has(> [aria-hidden]) { visibility: hidden; }
  #share-mark {
    position: fixed; right: 12px; bottom: 12px; z-index: 99; padding: 4px 12px 5px;
    border: 3px solid var(--ink); border-radius: 10px; background: var(--cream);
    font-size: 28px; line-height: 1;
  }
  #share-mark span { rotate: none; filter: none; }
`;
