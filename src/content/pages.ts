/** What the head of a page and the site's directories say about a route. */
export type PageInfo = Readonly<{
  path: string;
  /** In the navigation bar and the directory. */
  label: string;
  emoji: string;
  /** Document title without the site's name. */
  title: string;
  /** 70 to 160 characters, for search results and social cards. */
  description: string;
  /** What social cards show: 1200 by 630 pixels, at a path of its own within the site. */
  shareImage?: Readonly<{ path: string; alt: string }>;
  /** Stands in the top navigation bar. */
  inNavigation?: true;
}>;

/** Every route that answers with a page of its own, in the order of the directories. */
export const pages: readonly PageInfo[] = [
  {
    path: '/',
    label: 'Home',
    emoji: '🏠',
    title: 'Your interactive portal to the greatest decade',
    description:
      'Toys, telly, tunes and the noise of a modem: a playable portal to the British 1990s and early 2000s.',
    inNavigation: true,
  },
  {
    path: '/toys',
    label: 'Toys',
    emoji: '🪀',
    title: 'Toys & Collectibles',
    description:
      'Nine toys that British children begged and swapped for, from Polly Pocket to Beyblades, with the price still on.',
    inNavigation: true,
  },
  {
    path: '/gaming',
    label: 'Gaming',
    emoji: '🎮',
    title: 'Retro Gaming',
    description:
      'Twelve consoles from the Game Boy on, by their British years, and who won the console wars.',
    inNavigation: true,
  },
  {
    path: '/tech',
    label: 'Tech',
    emoji: '💾',
    title: 'Retro Tech',
    description:
      'Fifteen gadgets from a mail-order catalogue of the 1990s, with all the faults we have come to miss.',
    inNavigation: true,
  },
  {
    path: '/tv-shows',
    label: 'TV Shows',
    emoji: '📺',
    title: 'TV & Cartoons',
    description:
      'A listings magazine of twelve programmes worth running home for, from Knightmare to SM:TV Live, and a biro to ring them with.',
    inNavigation: true,
  },
  {
    path: '/music',
    label: 'Music',
    emoji: '📼',
    title: 'Music & Bands',
    description:
      'Twelve tapes from Take That to Busted, each with an inlay card to read and a B side to turn over.',
    inNavigation: true,
  },
  {
    path: '/movies',
    label: 'Movies',
    emoji: '🎬',
    title: 'Movies & Cinema',
    description:
      'Fifteen films from Home Alone to Shaun of the Dead on three shelves of a video shop. Pull a tape out by its spine.',
    inNavigation: true,
  },
  {
    path: '/snacks',
    label: 'Snacks',
    emoji: '🍬',
    title: 'Snacks & Food',
    description:
      'Fifteen snacks on a corner-shop counter, from ten-pence frogs to blue tongues, and what your money was worth.',
    inNavigation: true,
  },
  {
    path: '/old-web',
    label: 'Old Web',
    emoji: '🌐',
    title: 'The Old Web',
    description:
      'Nine sites of the early web inside a browser of 1998, each worth tying up the telephone for.',
    inNavigation: true,
  },
  {
    path: '/quiz',
    label: 'Quiz',
    emoji: '❓',
    title: '90s quiz: a hundred questions and a daily ten',
    description:
      'A pub quiz machine of the 1990s: five subjects of twenty questions each, and ten a day, the same for everybody.',
    inNavigation: true,
  },
  {
    path: '/lifestyle',
    label: 'Lifestyle',
    emoji: '📝',
    title: '90s lifestyle checklist: how 90s were you?',
    description:
      'A ring binder of British 1990s memories to tick off, from Ceefax to pick ’n’ mix: get your school report, share the score and pass a friend a note to compare.',
  },
  {
    path: '/snake',
    label: 'Snake',
    emoji: '🐍',
    title: 'Snake II on a handset',
    description:
      'Play Snake II on a drawn mobile phone: arrow keys, thumb pad or gamepad, with mazes and nine speeds behind the menu.',
  },
  {
    path: '/arcadeboy',
    label: 'ArcadeBoy',
    emoji: '🕹️',
    title: 'ArcadeBoy, a handheld of our own',
    description: 'Switch on a drawn handheld and play its cartridges by keys, thumbs or gamepad.',
  },
  {
    path: '/sms',
    label: 'Free SMS',
    emoji: '📱',
    title: 'Free SMS, 160 characters at a time',
    description:
      'Send a text from a free SMS site of the early 2000s: 160 characters, no registration, and a handset that shows it arriving.',
  },
];

/** The page at exactly that path, if there is one. */
export function pageAt(path: string): PageInfo | undefined {
  return pages.find((page) => page.path === path);
}
