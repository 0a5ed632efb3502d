/** How the site's directories show a route. Its head is in pageHeads.ts. */
export type PageInfo = Readonly<{
  path: string;
  /** In the navigation bar and the directory. */
  label: string;
  emoji: string;
  /** The number of the teletext page about it. It never changes: people learn it. */
  number: string;
  /** It is in the top navigation bar. */
  inNavigation?: true;
}>;

/** Every route that answers with a page of its own, in the order of the directories. */
export const pages: readonly PageInfo[] = [
  {
    path: '/',
    label: 'Home',
    emoji: '🏠',
    number: '110',
    inNavigation: true,
  },
  {
    path: '/toys',
    label: 'Toys',
    emoji: '🪀',
    number: '120',
    inNavigation: true,
  },
  {
    path: '/gaming',
    label: 'Gaming',
    emoji: '🎮',
    number: '122',
    inNavigation: true,
  },
  {
    path: '/tech',
    label: 'Tech',
    emoji: '💾',
    number: '124',
    inNavigation: true,
  },
  {
    path: '/tv-shows',
    label: 'TV Shows',
    emoji: '📺',
    number: '126',
    inNavigation: true,
  },
  {
    path: '/music',
    label: 'Music',
    emoji: '📼',
    number: '128',
    inNavigation: true,
  },
  {
    path: '/movies',
    label: 'Movies',
    emoji: '🎬',
    number: '130',
    inNavigation: true,
  },
  {
    path: '/snacks',
    label: 'Snacks',
    emoji: '🍬',
    number: '132',
    inNavigation: true,
  },
  {
    path: '/old-web',
    label: 'Old Web',
    emoji: '🌐',
    number: '134',
    inNavigation: true,
  },
  {
    path: '/quiz',
    label: 'Quiz',
    emoji: '❓',
    number: '140',
    inNavigation: true,
  },
  {
    path: '/lifestyle',
    label: 'Lifestyle',
    emoji: '📝',
    number: '136',
  },
  {
    path: '/snake',
    label: 'Snake',
    emoji: '🐍',
    number: '150',
  },
  {
    path: '/arcadeboy',
    label: 'ArcadeBoy',
    emoji: '🕹️',
    number: '151',
  },
  {
    path: '/theme-park',
    label: 'Theme Park',
    emoji: '🎢',
    number: '158',
  },
  {
    path: '/run',
    label: 'Runs',
    emoji: '🏆',
    number: '164',
  },
  {
    path: '/sms',
    label: 'Free SMS',
    emoji: '📱',
    number: '152',
  },
  {
    path: '/messenger',
    label: 'Messenger',
    emoji: '💬',
    number: '153',
  },
  {
    path: '/teletext',
    label: 'Teletext',
    emoji: '📟',
    number: '100',
  },
  {
    path: '/musictv',
    label: 'Music TV',
    emoji: '🎵',
    number: '154',
  },
  {
    path: '/aol',
    label: 'Going Online',
    emoji: '💿',
    number: '159',
  },
  {
    path: '/magic8ball',
    label: 'Magic 8-Ball',
    emoji: '🎱',
    number: '160',
  },
  {
    path: '/virtual-pet',
    label: 'Virtual Pet',
    emoji: '🥚',
    number: '156',
  },
  {
    path: '/50p',
    label: '50p Wish',
    emoji: '🪙',
    number: '161',
  },
  {
    path: '/mystic',
    label: 'Mystic',
    emoji: '🔮',
    number: '162',
  },
  {
    path: '/clippy',
    label: 'Assistant',
    emoji: '📄',
    number: '157',
  },
  {
    path: '/win95-desktop',
    label: 'Retro Desktop',
    emoji: '🖥️',
    number: '155',
  },
  {
    path: '/today',
    label: 'Today',
    emoji: '🗓️',
    number: '165',
  },
  {
    path: '/settings',
    label: 'Settings',
    emoji: '💾',
    number: '163',
  },
];

/** The page at exactly that path, if there is one. */
export function pageAt(path: string): PageInfo | undefined {
  return pages.find((page) => page.path === path);
}
