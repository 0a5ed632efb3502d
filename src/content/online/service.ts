/** Our own invented online service. */
export const service = {
  name: 'Dovecote On-Line',
  short: 'Dovecote',
  version: '3.0 for Windows and other tall things',
  slogan: 'Everything comes home to roost.',
  offer: '500 hours free*',
  smallPrint: '*All to be used in one month, while nobody needs the telephone.',
  disclaimer:
    'Dovecote On-Line is made up. It is not connected with America Online, AOL or anybody who ever sent you a disc.',
  private:
    'Nothing here leaves this device: the lobby is a recording with manners, the post stays in this browser.',
  mailArrived: 'Coo! You have post.',
  goodbye: 'Goodbye! Somebody else may use the phone now.',
} as const;

/** The messages of signing on, one for each phase. */
export const signOnMessages = [
  'Dialling 020 7946 0199…',
  'Answered! Your modem and ours are being introduced…',
  'Testing the line. Nobody pick up the phone…',
  'Connected at 31,200 bps. Waking the pigeons…',
] as const;

/** Keywords that lead to a page. A page's name and path work too. */
export const keywords: Readonly<Record<string, string>> = {
  games: '/gaming',
  consoles: '/gaming',
  chat: '/messenger',
  im: '/messenger',
  texts: '/sms',
  sms: '/sms',
  telly: '/tv-shows',
  tv: '/tv-shows',
  films: '/movies',
  video: '/movies',
  sweets: '/snacks',
  trivia: '/quiz',
  ceefax: '/teletext',
  pet: '/virtual-pet',
  desktop: '/win95-desktop',
  '8ball': '/magic8ball',
  wish: '/50p',
  fortune: '/mystic',
  welcome: '/',
};
