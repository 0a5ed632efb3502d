// The texts of the nine small pages of the Web Wanderer.

export const geoCities = {
  title: 'DaRReN’s HoMe PaGe',
  text: 'Hi! My name is Darren, I live in Kettering, and this is my home in Hollywood. This page has: me (see above), my dog (picture coming soon), and links (coming soon).',
  guests: [
    'cool page!!! sign mine — Sharon (your cousin)',
    'Greetings from Canada. Nice flames.',
    'still under construction then — Sharon again',
    'where is the dog',
  ],
} as const;

export const altaVista = {
  results: [
    'Exactly what you wanted (this page has moved)',
    'The same page, kept in Finland',
    'A thesis, 1993, in which the word occurs once',
    'Somebody’s holiday in Rhyl, with midi',
  ],
} as const;

/** `{}` is replaced by the visitor's question, without its question mark. */
export const jeeves = {
  prompt: 'Why is the sky blue?',
  answers: [
    'Where can I buy “{}” online?',
    'What is the capital of the country where {}?',
    'Who starred in the film {}?',
    'Where can I find pictures of {} for my desktop?',
    'How do I convert {} into metric?',
  ],
} as const;

export const freeserve = {
  steps: [
    'Free CD-ROM from the till: put in',
    'Subscription: none, for ever',
    'Web space: 5 MB, which seems plenty',
    'Address: yourname@the-whole-of-this-line.freeserve.example',
  ],
} as const;

export const messenger = {
  name: '~*~ d0nt dream its over ~*~',
  contacts: ['*KeLLy* xXx', 'Baz [away: tea]', 'gaz_united_96', 'that one from the bus'],
  replies: [
    'Nobody said anything.',
    'Baz is still at tea.',
    '*KeLLy* has gone offline. It may not be about you.',
    'gaz_united_96 says: hi',
    'You: hi. And that was the evening.',
  ],
} as const;

export const friends = [
  ['Karen Boothby', 'Married, two kids, one pony. Still has my ruler.'],
  ['Mr Pritchard (PE)', 'Retired to the coast. Says run it again, and in your pants.'],
  ['The quiet girl from 4B', 'In Dubai, doing extremely well.'],
  ['The boy who ate chalk', 'Chief executive, building supplies.'],
  ['Your first love', 'Two lines, and neither of them is about you.'],
] as const;

export const habbo = {
  crowd: [
    'any1 giving away furni?',
    'bobba off',
    'how do u sit down',
    'free chair in my room!! (no chair)',
  ],
} as const;

export const bebo = {
  friends: ['Gemma', 'Lee', 'Shaz', 'Danny (top friend of everybody)'],
  skins: ['leopard', 'hearts', 'football', 'matrix'],
} as const;
