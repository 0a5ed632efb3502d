import type { Entry } from './entry';

export interface OldWebSite extends Entry {
  /** The year it opened (to Britain, where that was later). */
  readonly year: string;
  readonly features: readonly [string, string, string, string];
}

/** In the order of their years. */
export const oldWebSites: readonly OldWebSite[] = [
  {
    id: 'geocities',
    name: 'GeoCities',
    line: 'A home page in a neighbourhood of your own',
    year: '1994',
    description:
      'It began as Beverly Hills Internet and let anybody build a home page in a themed neighbourhood, with a house number and no planning permission. That is how a boy in Kettering came to live in Hollywood with eleven animated flames and a picture of his dog. Yahoo bought the lot in 1999.',
    features: [
      'Addresses in neighbourhoods such as Hollywood and SiliconValley',
      'A visitor counter, mostly counting you',
      'Yellow signs promising it would be finished soon',
      'A guestbook signed by your cousin, twice',
    ],
    span: [1994, 1999],
  },
  {
    id: 'altavista',
    name: 'AltaVista',
    line: 'A box, a mountain and far too many results',
    year: '1995',
    description:
      'Before searching was a verb there was a mountain view and a box, put on the web by a computer maker to show off its hardware. It took 300,000 hits on its first day, and each of them brought back everything: the page you wanted, its mirror in Finland and somebody’s thesis.',
    features: [
      'Quotation marks and plus signs, for people who meant it',
      'Babel Fish, which translated pages nearly all the way',
      'Results by the hundred thousand, best of luck',
      'French homework that came back from Babel Fish as soup',
    ],
    span: [1995, 1999],
  },
  {
    id: 'ask-jeeves',
    name: 'Ask Jeeves',
    line: 'A butler to put your question to',
    year: '1997',
    description:
      'A search engine with a butler, borrowed from P. G. Wodehouse and settled up for later. You asked a whole question in good English, as though he might be offended otherwise, and he came back with a list of slightly different questions you could have asked instead.',
    features: [
      'Whole sentences, question mark included',
      'A butler too polite to say he did not know',
      'Rude questions, typed by everyone within a minute',
      'Good manners until 2006, when Jeeves was retired',
    ],
    span: [1997, 2005],
  },
  {
    id: 'freeserve',
    name: 'Freeserve',
    line: 'The internet, free from Dixons',
    year: '1998',
    description:
      'Dixons gave away the internet on a disc by the till, next to the batteries. There was no monthly subscription at all: you paid for the phone call, which your dad discovered when the bill came itemised. A good part of Britain’s first email addresses ended in its name.',
    features: [
      'A CD-ROM free from Dixons, no subscription',
      'Charged by the minute, through the phone bill',
      '5 MB of web space, which seemed plenty',
      'An email address as long as your arm, ending in freeserve.co.uk',
    ],
    span: [1998, 2001],
  },
  {
    id: 'msn-messenger',
    name: 'MSN Messenger',
    line: 'Everyone you had just spent all day with',
    year: '1999',
    description:
      'You had spent all day with these people, and at half past four you logged on to say “hey” to them one at a time. The art lay in the display name: song lyrics, stars, and one line meant for somebody in particular who would never know. Signing out and in again, so that they saw you arrive, was courtship.',
    features: [
      '“brb”, short for tea is on the table',
      'A display name that took longer than the homework',
      'Appearing offline, to watch',
      'Nudges and winks, once later versions let you',
    ],
    span: [1999, 2005],
    toy: { path: '/messenger', label: 'Sign in to our Messenger' },
  },
  {
    id: 'neopets',
    name: 'Neopets',
    line: 'A planet of pets, for ever peckish',
    year: '1999',
    description:
      'Two Britons, Adam Powell and Donna Williams, opened a planet of pets that could go hungry for years without dying of it, which took the pressure off after the Tamagotchi. It taught a generation to haggle, to keep a shop and to write just enough HTML to give that shop an unreadable background.',
    features: [
      'Neopoints, the first currency you ever saved',
      'A free slice of omelette from a very large omelette',
      'A shop of your own, priced by guesswork',
      'Pets for ever hungry, never actually dead',
    ],
    span: [1999, 2005],
  },
  {
    id: 'friends-reunited',
    name: 'Friends Reunited',
    line: 'Whatever became of the boy who ate chalk',
    year: '2000',
    description:
      'Steve and Julie Pankhurst and Jason Porter started it in Barnet, and before long the whole country knew what had become of the boy who ate chalk. You looked for your first love, found your PE teacher, and learned that the quiet girl in 4B was in Dubai and doing extremely well. By 2005 it had 15 million members.',
    features: [
      'Your school, your year, and who had signed up before you',
      'Two lines to sum up a life since the fifth form',
      'A small fee before you could write to anyone',
      'Teachers, reviewed at last',
    ],
    span: [2000, 2005],
  },
  {
    id: 'habbo-hotel',
    name: 'Habbo Hotel',
    line: 'Square people in search of furniture',
    year: '2001',
    description:
      'Finland built it, but Britain checked in when its own hotel opened in January 2001. Everyone was made of square edges, stood about in the lobby and asked everyone else how to get furniture. You learned about property there, and about theft.',
    features: [
      'Furni, the only word for a chair that counted',
      'A filter that turned your swearing into “bobba”',
      'Rooms that were all queue',
      'Trades that went wrong in front of witnesses',
    ],
    span: [2001, 2005],
  },
  {
    id: 'bebo',
    name: 'Bebo',
    line: 'Skins, Luv and friends in ranking order',
    year: '2005',
    description:
      'Michael and Xochi Birch launched it and, so it was said, “blog early, blog often” gave it its name. Nobody blogged. We picked a skin that made our own page illegible, ranked our friends in public and called it staying in touch.',
    features: [
      'Luv, handed out in hearts and carefully rationed',
      'A whiteboard for drawing something regrettable on',
      'Skins, the louder the better',
      'Best friends in order, and the fallout by registration',
    ],
    span: [2005, 2008],
  },
];
