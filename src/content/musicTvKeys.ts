/** The keys of Music TV. Its page shows them too. */
export const musicTvKeys = [
  ['← or P', 'the previous song'],
  ['→ or N', 'the next song'],
  ['S', 'switches the set on, and back to standby'],
  ['F', 'fullscreen, and back'],
  ['G', 'to the Channel Guide, and back to the set; arrows move up and down in it'],
  ['M', 'mutes the whole site, and the set with it'],
  ['X', 'mixes teletext with the picture'],
  ['R G Y B, 0–9', 'with teletext: its coloured buttons, and its pages'],
  ['C', 'follows the clock: everybody sees the same song'],
] as const;
