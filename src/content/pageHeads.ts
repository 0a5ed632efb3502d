/** What the head of a page says to browsers, search engines and social cards. */
export type PageHeadInfo = Readonly<{
  /** Document title without the site's name. */
  title: string;
  /** 70 to 160 characters, for search results and social cards. */
  description: string;
  /** What social cards show: 1200 by 630 pixels, at a path of its own within the site. */
  shareImage?: Readonly<{ path: string; alt: string }>;
}>;

const share = (name: string, alt: string) => ({ path: `/share/${name}.png`, alt });

const home = share('home', 'The words 90s Kid in fat neon letters, among confetti.');
const gaming = share('gaming', 'Retro Gaming, on the title screen of a game of its own.');
const tech = share('tech', 'Retro Tech, on the cover of a mail-order catalogue.');
const oldWeb = share('old-web', 'The Old Web, in a grey browser window, under construction.');

/** By the page's path; every page has one. It comes with the first page that is gone to. */
export const pageHeads: Readonly<Record<string, PageHeadInfo>> = {
  '/': {
    title: 'Your interactive portal to the greatest decade',
    description:
      'Toys, telly, tunes and the noise of a modem: a playable portal to the British 1990s and early 2000s.',
    shareImage: home,
  },
  '/toys': {
    title: 'Toys & Collectibles',
    description:
      'Nine toys that British children begged and swapped for, from Polly Pocket to Beyblades, with the price still on.',
    shareImage: share('toys', 'Toys & Collectibles, over the awning of a toy shop.'),
  },
  '/gaming': {
    title: 'Retro Gaming',
    description:
      'Twelve consoles from the Game Boy on, by their British years, and who won the console wars.',
    shareImage: gaming,
  },
  '/tech': {
    title: 'Retro Tech',
    description:
      'Fifteen gadgets from a mail-order catalogue of the 1990s, with all the faults we have come to miss.',
    shareImage: tech,
  },
  '/tv-shows': {
    title: 'TV & Cartoons',
    description:
      'A listings magazine of twelve programmes worth running home for, from Knightmare to SM:TV Live, and a biro to ring them with.',
    shareImage: share('telly', 'TV & Cartoons, on the front of a listings magazine.'),
  },
  '/music': {
    title: 'Music & Bands',
    description:
      'Twelve tapes from Take That to Busted, each with an inlay card to read and a B side to turn over.',
    shareImage: share('music', 'Music & Bands, on the tape deck of a boombox.'),
  },
  '/movies': {
    title: 'Movies & Cinema',
    description:
      'Fifteen films from Home Alone to Shaun of the Dead on three shelves of a video shop. Pull a tape out by its spine.',
    shareImage: share('movies', 'Movies & Cinema, in the lights of a marquee.'),
  },
  '/snacks': {
    title: 'Snacks & Food',
    description:
      'Fifteen snacks on a corner-shop counter, from ten-pence frogs to blue tongues, and what your money was worth.',
    shareImage: share('snacks', 'Snacks & Food, over the window of a corner shop.'),
  },
  '/old-web': {
    title: 'The Old Web',
    description:
      'Nine sites of the early web inside a browser of 1998, each worth tying up the telephone for.',
    shareImage: oldWeb,
  },
  '/quiz': {
    title: '90s quiz: a hundred questions and a daily ten',
    description:
      'A pub quiz machine of the 1990s: five subjects of twenty questions each, and ten a day, the same for everybody.',
    shareImage: home,
  },
  '/lifestyle': {
    title: '90s lifestyle checklist: how 90s were you?',
    description:
      'A ring binder of British 1990s memories to tick off, from Ceefax to pick ’n’ mix: get your school report, share the score and pass a friend a note to compare.',
    shareImage: share('lifestyle', 'The 90s Lifestyle List, in a ring binder.'),
  },
  '/snake': {
    title: 'Snake II on a handset',
    description:
      'Play Snake II on a drawn mobile phone: arrow keys, thumb pad or gamepad, with mazes and nine speeds behind the menu.',
    shareImage: gaming,
  },
  '/arcadeboy': {
    title: 'ArcadeBoy, a handheld of our own',
    description: 'Switch on a drawn handheld and play its cartridges by keys, thumbs or gamepad.',
    shareImage: gaming,
  },
  '/sms': {
    title: 'Free SMS, 160 characters at a time',
    description:
      'Send a text from a free SMS site of the early 2000s: 160 characters, no registration, and a handset that shows it arriving.',
    shareImage: tech,
  },
  '/messenger': {
    title: 'Messenger: nudges, winks and one open room',
    description:
      'Sign in under any name to a messenger of 2003: a live room with nudges, winks and emoticons.',
    shareImage: oldWeb,
  },
};
