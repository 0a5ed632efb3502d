import type { Entry } from './entry';

export type GadgetCategory = 'Audio' | 'Computing' | 'Phones' | 'Telly';

export interface Gadget extends Entry {
  readonly category: GadgetCategory;
  /** The years in which people in Britain had it, as shown on the card. */
  readonly era: string;
  readonly quirks: readonly [string, string, string, string];
}

/** In the order in which they arrived. */
export const gadgets: readonly Gadget[] = [
  {
    id: 'teletext-telly',
    name: 'Teletext telly',
    line: 'Three digits, then a dignified wait',
    category: 'Telly',
    era: 'From 1974',
    description:
      'The BBC’s Ceefax put an information service into the gaps of the picture in 1974, forty characters by twenty-four rows, and twenty years later its rival on ITV was where your dad found a fortnight in Tenerife. You typed three digits, and then you waited, with dignity, for page 302 to come round.',
    quirks: [
      'Football scores one page at a time, and it was always on page 2 of 3',
      'Subtitles on 888, for when Nan had the hoover on',
      'A reveal button, for jokes that could not wait',
      'Turn over for a second and you went back to the start of the queue',
    ],
    span: [1974, 2005],
    toy: { path: '/teletext', label: 'Read our teletext' },
  },
  {
    id: 'video-recorder',
    name: 'Video recorder',
    line: 'Tape one side, watch the other',
    category: 'Telly',
    era: 'From 1978',
    description:
      'JVC’s VHS reached Europe in 1978 and was still the box under the telly when the century ran out. It could do anything, in principle: tape one side while you watched the other, for a start. In practice it taped the snooker over the christening.',
    quirks: [
      'A clock that flashed 00:00 from one power cut to the next',
      'Tabs to snap off, and sticky tape to undo it',
      'Long play: twice the tape, half the picture',
      'Rewinding, which was a moral question',
    ],
    span: [1978, 2003],
  },
  {
    id: 'walkman',
    name: 'Walkman',
    line: 'A pencil, two batteries and side two',
    category: 'Audio',
    era: 'From 1980',
    description:
      'Britain first met it in 1980 as the Sony Stowaway, a name with more romance in it than Walkman, which took over the following year. By the 1990s every make of personal stereo was called one, and everybody on the bus knew your taste in music through the foam.',
    quirks: [
      'A pencil, for tapes that had come undone',
      'Batteries dying as a slow descent into baritone',
      'Foam headphones, then bald ones',
      'Turn the tape over: side two was half the point',
    ],
    span: [1980, 1999],
  },
  {
    id: 'discman',
    name: 'Discman',
    line: 'Carried flat, like a bowl of soup',
    category: 'Audio',
    era: 'From 1985',
    description:
      'Sony’s first portable CD player came out in 1984, and it was portable in the way that a full bowl of soup is. You carried it flat, in front of you, walking like a waiter. Later ones remembered the next few seconds for you, so you could at last go down a kerb.',
    quirks: [
      'Anti-shock, in a number of seconds printed proudly on the lid',
      'No coat in Britain with a pocket that shape',
      'A wallet of discs heavier than the player',
      'Two batteries an album, give or take the bonus track',
    ],
    span: [1985, 2001],
    arrived: null,
  },
  {
    id: 'psion-series-3',
    name: 'Psion Series 3',
    line: 'A British office, folded in a pocket',
    category: 'Computing',
    era: '1991–1998',
    description:
      'A British computer that folded up like a glasses case and ran for weeks on two AA batteries. It had a word processor, a spreadsheet and a diary, and the sort of dad who owned one could tell you the time in Adelaide without being asked. The hinge was a marvel right up to the day it was not.',
    quirks: [
      'Opened with a snap that said “I have a meeting”',
      'Could dial the telephone by singing the tones into it',
      'A real keyboard, for real mice',
      'Its own programming language, for holidays in the rain',
    ],
    span: [1991, 1998],
    left: 1998,
  },
  {
    id: 'minidisc',
    name: 'MiniDisc',
    line: 'The future, in its own little suitcase',
    category: 'Audio',
    era: 'From 1992',
    description:
      'Seventy-four minutes on a tiny disc in its own little suitcase: Sony’s idea of the future, launched in Japan in 1992, and nearly everybody who owned one still thinks it was right. You could shuffle the tracks, name them letter by letter with a dial, and lend it to no one, because no one else had one.',
    quirks: [
      'Titles entered one letter at a time, with a wheel',
      'Recorded over again and again and never chewed',
      'An hour’s album took an hour to copy',
      'Somebody’s older brother swore by it',
    ],
    span: [1992, 2004],
    arrived: null,
  },
  {
    id: 'encarta',
    name: 'Encarta',
    line: 'Every school project, on one disc',
    category: 'Computing',
    era: 'From 1993',
    description:
      'A whole encyclopaedia on one CD-ROM, with sound, which put several door-to-door salesmen out of work. Every school project in the country had the same three paragraphs about volcanoes in it. MindMaze, the castle of quiz questions, was the reason you were really in there.',
    quirks: [
      'Copy, paste, change one adjective, hand in',
      'Video clips the size of a stamp, and we were amazed',
      'National anthems, played loudly at homework time',
      'MindMaze when nobody was looking',
    ],
    span: [1993, 2005],
    arrived: null,
  },
  {
    id: 'windows-95-pc',
    name: 'The family PC with Windows 95',
    line: 'Beige, on the landing, press Start',
    category: 'Computing',
    era: 'From 1995',
    description:
      'Windows 95 went on sale on 24 August 1995 with a Rolling Stones song and a Start button that everyone was invited to press. The computer it lived in was beige, had a desk of its own on the landing and belonged to whoever had homework, or said so. Brian Eno wrote the six seconds it sang on waking, and wrote them on a Mac.',
    quirks: [
      'You pressed Start to stop',
      'On floppy disks it came in a stack of thirteen or more',
      'Plug and play, on a good day',
      'A Recycle Bin that nobody dared to empty',
    ],
    span: [1995, 1998],
    toy: { path: '/win95-desktop', label: 'Use the retro desktop' },
  },
  {
    id: 'dial-up-modem',
    name: '56k modem',
    line: 'Two computers discussing the line',
    category: 'Computing',
    era: 'From 1998',
    description:
      'The bleeps were two computers finding out how bad the line was, and the hiss was them agreeing to live with it. With a clear wind a song took about ten minutes, or until your sister picked up the phone in the hall. Fifty-six thousand was a hope; the box on the screen was more honest.',
    quirks: [
      'One line in the house, so online or on the phone',
      'Off-peak after six, when half the street dialled at once',
      'Photographs from the top down, in slices',
      'The noise, which you could do with your mouth',
    ],
    span: [1998, 2003],
    toy: { path: '/aol', label: 'Dial up and go online' },
  },
  {
    id: 'nokia-5110',
    name: 'Nokia 5110',
    line: 'The phone whose face came off on purpose',
    category: 'Phones',
    era: 'From 1998',
    description:
      'Its face came off on purpose. Xpress-on covers turned the market stall by the bus station into a fashion house: a Union Jack for school, a leopard print for Saturdays. It had a stub of an aerial and a game about a snake, and its owner had nobody to text yet.',
    quirks: [
      'Covers that swapped without a screwdriver',
      'Until 1999, texts stopped at the edge of your own network',
      'A small aerial, chewed during double science',
      'Snake, under the desk, by feel',
    ],
    span: [1998, 2000],
    toy: { path: '/snake', label: 'Play Snake' },
  },
  {
    id: 'imac-g3',
    name: 'iMac G3',
    line: 'Bondi Blue, and nothing for a floppy',
    category: 'Computing',
    era: 'From 1998',
    description:
      'In 1998 Apple sold a computer you could see into, in a colour called Bondi Blue, and beige began to look ashamed of itself. It had a carrying handle and no floppy drive, which people swore would never catch on. Within two years even the irons were see-through.',
    quirks: [
      'A perfectly round mouse that never knew which way was up',
      'No floppy drive, and gasps in the shop',
      'A handle, on a thing that took two arms to lift',
      'USB sockets, and nothing in the house to put in them',
    ],
    span: [1998, 2003],
  },
  {
    id: 'dvd-player',
    name: 'DVD player',
    line: 'No more rewinding',
    category: 'Telly',
    era: 'From 1998',
    description:
      'Britain got DVD in 1998, at about five hundred pounds for the machine and twenty for a film, so the first owner in your street had three discs and a great many visitors. It never needed rewinding. It did need you to sit through a notice about piracy, which the pirates did not.',
    quirks: [
      'Menus with a loop of music that outlived the pizza',
      'Region 2, and a code from a man at work to get round it',
      'Deleted scenes, most of them rightly so',
      'A whole tape’s worth of film and nothing to wind',
    ],
    span: [1998, 2005],
  },
  {
    id: 'ondigital-box',
    name: 'ONdigital box',
    line: 'More channels down the old aerial',
    category: 'Telly',
    era: '1998–2002',
    description:
      'More channels through the old aerial, switched on by Ulrika Jonsson on 15 November 1998. It was renamed ITV Digital in July 2001, was advertised by Johnny Vegas and a knitted monkey, and had collapsed by the following year. The monkey did better out of it than the Football League.',
    quirks: [
      'Went to little squares whenever a moped went by',
      'A card in a slot, and a box on top of the box',
      'Dozens of channels, and still nothing on',
      'Left behind a monkey and, by October 2002, Freeview',
    ],
    span: [1998, 2002],
    left: 2002,
  },
  {
    id: 'nokia-3310',
    name: 'Nokia 3310',
    line: '133 grams, and it feared no floor',
    category: 'Phones',
    era: 'From 2000',
    description:
      'Announced on 1 September 2000 and, with its near twin the 3330, one of 126 million sold, of which about half are still in a kitchen drawer with a bar of battery left. It weighed 133 grams and had Snake II, Space Impact and Bantumi on board. Dropping it was mainly a worry for the floor.',
    quirks: [
      'Three texts joined into one: 459 characters of feelings',
      'Ringtones typed in by hand from a magazine',
      'The Xpress-on cover flew off, the phone did not notice',
      'Credit counted in pence, so that every “k” mattered',
    ],
    span: [2000, 2004],
    toy: { path: '/sms', label: 'Write a text message' },
  },
  {
    id: 'ipod',
    name: 'iPod',
    line: 'A thousand songs, if you had a Mac',
    category: 'Audio',
    era: 'From 2001',
    description:
      'Announced in October 2001: five gigabytes, about a thousand songs, a wheel to find them with, and at first only for people with a Mac. You spent a weekend feeding it CDs, and then another putting the album titles right. White earphones on the bus stopped being a fashion and became a census.',
    quirks: [
      'A wheel you really turned, on the first ones',
      'Shuffle, which clearly had favourites',
      'A mirror finish on the back for about an hour',
      'Your entire collection, including the Aqua album',
    ],
    span: [2001, 2005],
  },
];
