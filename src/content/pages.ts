/** How the site's directories show a route. Its head is in pageHeads.ts. */
export type PageInfo = Readonly<{
  path: string;
  /** In the navigation bar and the directory. */
  label: string;
  emoji: string;
  /** It is in the top navigation bar. */
  inNavigation?: true;
}>;

/** Every route that answers with a page of its own, in the order of the directories. */
export const pages: readonly PageInfo[] = [
  {
    path: '/',
    label: 'Home',
    emoji: '🏠',
    inNavigation: true,
  },
  {
    path: '/toys',
    label: 'Toys',
    emoji: '🪀',
    inNavigation: true,
  },
  {
    path: '/gaming',
    label: 'Gaming',
    emoji: '🎮',
    inNavigation: true,
  },
  {
    path: '/tech',
    label: 'Tech',
    emoji: '💾',
    inNavigation: true,
  },
  {
    path: '/tv-shows',
    label: 'TV Shows',
    emoji: '📺',
    inNavigation: true,
  },
  {
    path: '/music',
    label: 'Music',
    emoji: '📼',
    inNavigation: true,
  },
  {
    path: '/movies',
    label: 'Movies',
    emoji: '🎬',
    inNavigation: true,
  },
  {
    path: '/snacks',
    label: 'Snacks',
    emoji: '🍬',
    inNavigation: true,
  },
  {
    path: '/old-web',
    label: 'Old Web',
    emoji: '🌐',
    inNavigation: true,
  },
  {
    path: '/quiz',
    label: 'Quiz',
    emoji: '❓',
    inNavigation: true,
  },
  {
    path: '/lifestyle',
    label: 'Lifestyle',
    emoji: '📝',
  },
  {
    path: '/snake',
    label: 'Snake',
    emoji: '🐍',
  },
  {
    path: '/arcadeboy',
    label: 'ArcadeBoy',
    emoji: '🕹️',
  },
  {
    path: '/theme-park',
    label: 'Theme Park',
    emoji: '🎢',
  },
  {
    path: '/run',
    label: 'Runs',
    emoji: '🏆',
  },
  {
    path: '/sms',
    label: 'Free SMS',
    emoji: '📱',
  },
  {
    path: '/messenger',
    label: 'Messenger',
    emoji: '💬',
  },
  {
    path: '/teletext',
    label: 'Teletext',
    emoji: '📟',
  },
  {
    path: '/musictv',
    label: 'Music TV',
    emoji: '🎵',
  },
  {
    path: '/aol',
    label: 'Going Online',
    emoji: '💿',
  },
  {
    path: '/magic8ball',
    label: 'Magic 8-Ball',
    emoji: '🎱',
  },
  {
    path: '/virtual-pet',
    label: 'Virtual Pet',
    emoji: '🥚',
  },
  {
    path: '/50p',
    label: '50p Wish',
    emoji: '🪙',
  },
  {
    path: '/mystic',
    label: 'Mystic',
    emoji: '🔮',
  },
  {
    path: '/clippy',
    label: 'Assistant',
    emoji: '📄',
  },
  {
    path: '/win95-desktop',
    label: 'Retro Desktop',
    emoji: '🖥️',
  },
  {
    path: '/today',
    label: 'Today',
    emoji: '🗓️',
  },
  {
    path: '/settings',
    label: 'Settings',
    emoji: '💾',
  },
];

/** The page at exactly that path, if there is one. */
export function pageAt(path: string): PageInfo | undefined {
  return pages.find((page) => page.path === path);
}
