/** One of the nine cards of Home's "Explore Categories". */
export type Category = Readonly<{ title: string; path: string; emoji: string; line: string }>;

export const categories: readonly Category[] = [
  {
    title: 'Toys & Collectibles',
    path: '/toys',
    emoji: '🪀',
    line: 'Swapped at break, confiscated by lunch.',
  },
  {
    title: 'Retro Gaming',
    path: '/gaming',
    emoji: '🎮',
    line: 'Blow on it. Try again. Blow harder.',
  },
  {
    title: 'Retro Tech',
    path: '/tech',
    emoji: '📼',
    line: 'Everything had a cable, and it was the wrong one.',
  },
  {
    title: 'TV & Cartoons',
    path: '/tv-shows',
    emoji: '📺',
    line: 'Four channels. Then, one glorious day, five.',
  },
  {
    title: 'Music & Bands',
    path: '/music',
    emoji: '💿',
    line: 'Taped off the radio, one finger on pause.',
  },
  {
    title: 'Movies & Cinema',
    path: '/movies',
    emoji: '🎬',
    line: 'Two nights from the video shop. Be kind, rewind.',
  },
  {
    title: 'Snacks & Food',
    path: '/snacks',
    emoji: '🍬',
    line: 'A whole paper bag for 10p. Mostly blue.',
  },
  {
    title: 'The Old Web',
    path: '/old-web',
    emoji: '🌐',
    line: 'Under construction since 1996.',
  },
  {
    title: '90s Lifestyle',
    path: '/lifestyle',
    emoji: '🛼',
    line: 'How many of these did you do?',
  },
];
