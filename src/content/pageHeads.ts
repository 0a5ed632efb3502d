/** The contents of a page's `<head>` for browsers, search engines and social cards. */
export type PageHeadInfo = Readonly<{
  /** Document title without the site's name. */
  title: string;
  /** 70 to 160 characters, for search results and social cards. */
  description: string;
  /** The picture on social cards: 1200 by 630 pixels, at a path of its own within the site. */
  shareImage?: Readonly<{ path: string; alt: string }>;
}>;

const share = (name: string, alt: string) => ({ path: `/share/${name}.png`, alt });

const home = share('home', 'The words 90s Kid in fat neon letters, among confetti.');
const toys = share('toys', 'Toys & Collectibles, over the awning of a toy shop.');
const gaming = share('gaming', 'Retro Gaming, on the title screen of a game of its own.');
const tech = share('tech', 'Retro Tech, on the cover of a mail-order catalogue.');
const oldWeb = share('old-web', 'The Old Web, in a grey browser window, under construction.');

/** By the page's path; every page has one. This module loads with the first navigation. */
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
      'Nine toys that British children begged and swapped for, from Polly Pocket to Beyblades, most with the price still on.',
    shareImage: toys,
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
      'Nine sites of the early web, from 1994 to 2005, in one old browser window. Each was worth tying up the phone for.',
    shareImage: oldWeb,
  },
  '/quiz': {
    title: '90s quiz: three hundred questions and a daily ten',
    description:
      'A pub quiz machine of the 1990s: five subjects of twenty questions each, two hundred more in extra time, and ten a day, the same for everybody.',
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
  '/run': {
    title: 'Runs: watch, race and rank them',
    description:
      'Watch any run of our games tick by tick, race its ghost, play on from any moment, and see who was best today, this week and ever.',
    shareImage: gaming,
  },
  '/theme-park': {
    title: 'Theme Park: build one and open the gates',
    description:
      'Lay paths, build rides and watch the visitors come: a theme park simulator with simple sums, or with all the worries of a tycoon.',
    shareImage: gaming,
  },
  '/sms': {
    title: 'Free SMS, 160 characters at a time',
    description:
      'Send a text from a free SMS site of the early 2000s: 160 characters, no registration, and a handset to type it on. The page says whether it reaches a phone.',
    shareImage: tech,
  },
  '/messenger': {
    title: 'Messenger: nudges, winks and one open room',
    description:
      'Sign in under any name to a messenger of 2005: a live room with nudges, winks and emoticons.',
    shareImage: oldWeb,
  },
  '/teletext': {
    title: 'Teletext: three digits, then a dignified wait',
    description:
      'A working teletext set with its remote: news, a colour-key quiz, late deals and this whole site in forty columns. Opens real .tti and edit.tf pages.',
    shareImage: share('telly', 'TV & Cartoons, on the front of a listings magazine.'),
  },
  '/musictv': {
    title: 'Music TV: forty 90s videos, one after another',
    description:
      'A music channel on a chunky set in a bedroom of the 1990s: forty pop videos, a proper remote, and static between the songs.',
    shareImage: share('music', 'Music & Bands, on the tape deck of a boombox.'),
  },
  '/aol': {
    title: 'Going online: dial up, sign on, you have post',
    description:
      'Put the free disc in, hear a true modem handshake with its spectrogram, read your post and drop into the Main Lobby of 1997.',
    shareImage: oldWeb,
  },
  '/magic8ball': {
    title: 'Magic 8-Ball: twenty answers in dark blue liquid',
    description:
      'Ask, shake and wait: a die of twenty faces floats up and bumps the window with the answer. Shake your phone if you like.',
    shareImage: oldWeb,
  },
  '/virtual-pet': {
    title: 'Virtual pet in an egg on a chain',
    description:
      'Feed it, play with it, give it a snack and let it rest, but never four times running. Or keep one that grows up between visits.',
    shareImage: toys,
  },
  '/50p': {
    title: '50p wish: rub a coin from the fountain',
    description:
      'Rub seven sides of a tarnished fifty pence until they shine, by finger, mouse or key, and it grants a wish to a music box.',
    shareImage: toys,
  },
  '/mystic': {
    title: 'Mystic Maureen, at the end of the pier',
    description:
      'Gaze into a crystal ball whose mist parts under your hand. Ten fortunes, seen as signs, and never the same one twice running.',
    shareImage: home,
  },
  '/clippy': {
    title: 'Perry the office assistant: 90s nostalgia with a lever',
    description:
      'A word processor of 1997, a document of true fun facts, and an assistant who punches holes, gives tips and can be sent away.',
    shareImage: tech,
  },
  '/win95-desktop': {
    title: 'Retro desktop with Minesweeper and Solitaire',
    description:
      'Boot a desktop of 1995 in your browser: windows, a screensaver, Minesweeper without guessing and Solitaire deals that can be won.',
    shareImage: oldWeb,
  },
  '/today': {
    title: 'Today: a game, a question, a song and a word for everybody',
    description:
      'Ten questions, one run of every game, a board, a deal, a song, a word and what happened on this day: the same for everybody, new every day.',
    shareImage: home,
  },
  '/settings': {
    title: 'Settings, saves and your privacy',
    description:
      'Sound, text size, contrast and motion for the whole site, and everything that it stores in your browser, to look at, export or delete.',
    shareImage: tech,
  },
};
