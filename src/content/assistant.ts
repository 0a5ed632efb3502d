/** The assistant's ten tips. */
export const assistantTips: readonly string[] = [
  'Save your work. Then save it on a second floppy, because you know what the first one is like.',
  'Before you print all forty pages, look at page one. Then look at the ink.',
  'Holding a key down does not make the hourglass go faster. I have asked it.',
  'If somebody picks up the phone, your download was nearly finished. It always was.',
  'Funny lettering makes a notice friendlier. It is still about the washing-up.',
  'Rewind before you return it. This goes for tapes, and for most conversations.',
  'Leave the flashing banner alone. You are not the millionth visitor. Nor was I.',
  'Name your files. In six years “final final new 2” will mean nothing to you.',
  'A mouse that sticks wants the fluff taken out of it. Do not ask whose fluff.',
  'Two holes are enough for anybody. I speak as a professional.',
];

/** What the assistant says when the document is changed. */
export const assistantRemarks = {
  bold: 'Bold. I like that in a document.',
  italic: 'Leaning, are we? Everything is more urgent at an angle.',
  underline: 'Underlined, so that they know you mean it.',
  serif: 'Very smart. Are we applying for something?',
  comic: 'There it is. Somewhere a fête has its poster.',
  typewriter: 'Ding. Mind the carriage on its way back.',
  called: 'You called? I was only in the drawer.',
  leaving: 'I shall be in the drawer.',
  dear: 'You are writing a letter. Shall I lick the stamp? I would rather not.',
  ending: 'Nicely signed off. Now read it once aloud. I always find something.',
  list: 'A list! Start a line with a dash and I shall think of shopping. Format, Bulleted List makes it a proper one.',
  long: 'That sentence has gone on for more than forty words. Might it like to sit down?',
  capitals: 'I can hear you from here. The Caps Lock key is on the left.',
  marks: 'One of those would do. Keep the others for Christmas.',
  sorry: 'Whatever it was, I forgive you. I cannot speak for them.',
  pause: 'A whole minute of nothing. Begin in the middle: the beginning can be written last.',
  quiet: 'Quite right. Some of my best friends were written without me. I shall only watch.',
  heard: 'May I again? I have saved up one or two remarks.',
  saved: 'Saved. Same disk as the desktop’s, under My Computer.',
  full: 'The disk is full, so it is not saved. Throw something away in My Computer, and empty the bin.',
  tooLong: 'That is more than this document has room for. Nothing was pasted.',
  damaged: 'That file is damaged and cannot be read. I have left it alone.',
  nothing: 'I know nothing whatever about you, and it suits us both. Shall we start with a quiz?',
} as const;

export type AssistantFact = Readonly<{ id: string; heading: string; text: string }>;

/** The text of the document. Every fact is true and dated. */
export const assistantFacts: readonly AssistantFact[] = [
  {
    id: 'clip',
    heading: 'The paper clip had a name',
    text: 'The helper that came with Office 97 was called Clippit. Kevan Atteberry drew it, on a Mac. It was switched off by default in 2001 and removed altogether for Office 2007.',
  },
  {
    id: 'startup',
    heading: 'Six seconds of Brian Eno',
    text: 'The sound that Windows 95 started up with lasts about six seconds. It is by Brian Eno, and he too made it on a Mac.',
  },
  {
    id: 'text',
    heading: 'Merry Christmas, in two words',
    text: 'The first text message said “Merry Christmas”. Neil Papworth sent it from a computer to Richard Jarvis of Vodafone on 3 December 1992, well before the day.',
  },
  {
    id: 'networks',
    heading: 'Everybody was on a different network',
    text: 'It was 1999 before a text could cross from one British mobile network to another. Until then it mattered who your friends were with.',
  },
  {
    id: 'snake',
    heading: 'One engineer and a snake',
    text: 'Taneli Armanto of Nokia programmed Snake in 1997 for the 6110. It has since been on hundreds of millions of phones.',
  },
  {
    id: 'egg',
    heading: 'An egg and a watch',
    text: 'Tamagotchi joins the Japanese word for egg to the English word watch. In 1997 its makers were given the Ig Nobel prize for economics.',
  },
  {
    id: 'polly',
    heading: 'It began as a powder compact',
    text: 'Chris Wiggs made the first Polly Pocket for his daughter in 1983, out of a powder compact. From 1989 Bluebird Toys of Swindon made everybody else’s.',
  },
  {
    id: 'lottery',
    heading: '3, 5, 14, 22, 30, 44',
    text: 'Those were the numbers of the first National Lottery draw, on 19 November 1994. Seven people had them, and shared nearly £5.9 million.',
  },
  {
    id: 'lions',
    heading: 'Number one twice, in different words',
    text: 'Three Lions went to number one in 1996 and, with new words, again in 1998.',
  },
  {
    id: 'fifty',
    heading: 'Seven sides, a first',
    text: 'The fifty pence of October 1969 was the first seven-sided coin in the world. The small one came in on 1 September 1997, and the large one went at midnight on 28 February 1998.',
  },
];
