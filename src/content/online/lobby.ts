/** The invented people in the Main Lobby. */
export const lobbyUsers = [
  'SpiceGrrl_97',
  'GazFootie',
  'ModemMatt',
  'xX_Vicky_Xx',
  'TamaMum',
  'Sk8rDan',
  'QuizMasterKev',
  'GothicDeb',
] as const;

export type LobbyUser = (typeof lobbyUsers)[number];

/** The name that speaks for the service. */
export const lobbyHost = 'LobbyHost';

export const lobby = {
  name: 'Main Lobby',
  header: '13 users online',
  lurkers:
    'You and the eight in the list make nine. The other four are lurkers: they read everything and have never said a word.',
  welcome: 'Welcome to the Main Lobby, {name}! Be nice, and never say where you live.',
  /** The one who asks `asks`. */
  asker: 'Sk8rDan',
  asks: 'a/s/l?',
  real: 'Really here',
  regulars: 'Made-up regulars',
  alone: 'Nobody real is in just now: the regulars are made up.',
  notSent: 'That did not reach the others.',
  live: 'live',
} as const;

/** The longest line in characters. */
export const maxLine = 200;

/** The emoji buttons, with their names. */
export const lobbyEmoji = [
  { symbol: '😂', name: 'Laughing' },
  { symbol: '😉', name: 'Winking' },
  { symbol: '😎', name: 'Cool' },
  { symbol: '😘', name: 'Kiss' },
  { symbol: '😱', name: 'Scared' },
  { symbol: '😇', name: 'Innocent' },
  { symbol: '👍', name: 'Thumbs up' },
  { symbol: '❤️', name: 'Heart' },
] as const;

/** Lines that fit any conversation. */
export const cannedLines = [
  'lol',
  'brb, mum needs the phone',
  'haha nice 1',
  'any1 here like pogs?',
  'who keeps kicking me off',
  'soz was afk. what did i miss',
  'same here tbh',
  'rofl stop it',
  'is it just me or is it dead slow 2nite',
  'wicked',
  'whatever!! :-P',
  'g2g in 5, tea is nearly ready',
] as const;

/**
 * Answers to what a visitor has said. `{1}` is replaced by the pattern's first group, as it was
 * typed.
 */
export type LobbyPattern = Readonly<{ when: RegExp; says: readonly string[]; by?: LobbyUser }>;

/** The first pattern that matches counts. */
export const lobbyPatterns: readonly LobbyPattern[] = [
  {
    when: /\b\d{1,2}\s*\/\s*(?:m|f|male|female)\b|\bi(?:'| a)?m \d{1,2}\b|\bi live (?:in|at|on)\b/i,
    says: [
      'shh u shouldnt tell ppl that on here, could be any1!',
      'lol my mum says never answer that one. i always put 99/yeti/moon',
    ],
  },
  {
    when: /\b(?:a\s*\/?\s*s\s*\/?\s*l)\b/i,
    says: ['99/yeti/moon, u?', 'old enough 2 know not 2 say lol'],
  },
  {
    when: /\b(?:phone number|password|home number|ur number|your number)\b/i,
    says: ['NEVER ask 4 that on here, lobbyhost will boot u', 'nobody gives that out m8'],
  },
  {
    when: /\b(?:bye|cya|cu l8r|g2g|gtg|goodnight|gotta go|see ya)\b/i,
    says: ['cya! dont forget 2 hang up', 'byeee xx', 'nooo stay 5 more mins its off peak'],
  },
  {
    when: /\b(?:brb|afk)\b/i,
    says: ['k, will save ur seat', 'hurry up'],
  },
  {
    when: /^\W*(?:hi+|hey+|hello+|hiya|yo|alright|wassup|wazz?up|evening|morning)\b/i,
    says: ['hiya!!', 'heya, u new?', 'wotcha', 'alright m8'],
  },
  {
    when: /\bhow (?:r|are) (?:u|you)\b|\bhow('| i)?s it going\b/i,
    says: ['gd thx u?', 'bored, double maths 2moro', 'ok apart from my modem'],
  },
  {
    when: /\b(?:spice|girl power|posh|baby spice|scary)\b/i,
    by: 'SpiceGrrl_97',
    says: ['GIRL POWER!!!', 'omg who is ur fav, if u say posh we cant b friends', 'zigazig ah'],
  },
  {
    when: /\b(?:oasis|blur|britpop|liam|noel|damon)\b/i,
    by: 'GothicDeb',
    says: ['i only listen 2 things with a cello in', 'blur v oasis AGAIN? *sighs darkly*'],
  },
  {
    when: /\b(?:football|footie|premier|world cup|euro 96|goal|striker|swaps?|stickers?)\b/i,
    by: 'GazFootie',
    says: ['we wuz robbed', 'got got need got NEED', 'its coming home m8. it said'],
  },
  {
    when: /\b(?:modem|dial.?up|56k|28\.8|33\.6|bps|baud|slow|lag|disconnect|connection)\b/i,
    by: 'ModemMatt',
    says: [
      'its ur extension lead. its always the extension lead',
      'try the test socket behind the fish tank',
      'mine did 33.6 once. ONCE',
    ],
  },
  {
    when: /\b(?:tamagotchi|virtual pet|cyber ?pet|furby)\b/i,
    by: 'TamaMum',
    says: ['mine is 11 and has better manners than my kids', 'did u feed it?? go and feed it'],
  },
  {
    when: /\b(?:skate|skateboard|ollie|kickflip|tony hawk|halfpipe)\b/i,
    by: 'Sk8rDan',
    says: ['landed a kickflip 2day. on carpet. still counts', 'road rash = respect'],
  },
  {
    when: /\b(?:quiz|question|trivia|capital of|who won|what year)\b/i,
    by: 'QuizMasterKev',
    says: [
      'Q1. For ten points: what noise does a modem make at 2100 Hz?',
      'keyword QUIZ, 300 of em. no looking in the encyclopaedia CD',
    ],
  },
  {
    when: /\b(?:snake|game ?boy|playstation|n64|nintendo|sega|sonic|mario|tomb raider|lara)\b/i,
    by: 'xX_Vicky_Xx',
    says: ['did u blow on the cartridge', 'keyword SNAKE if ur hard enough', 'bet i beat u at it'],
  },
  {
    when: /\b(?:homework|school|teacher|maths|exam|gcse|detention)\b/i,
    says: ['copy it off the encyclopaedia cd like every1 else', 'sir will know. sir always knows'],
  },
  {
    when: /\b(?:vampire|goth|dark|buffy|poem|poetry|black)\b/i,
    by: 'GothicDeb',
    says: ['*lights a candle* *mum says put it out*', 'xfiles is on in 10 dont talk 2 me'],
  },
  {
    when: /\b(?:y2k|millennium|millenium|bug|2000)\b/i,
    by: 'ModemMatt',
    says: ['the video recorder will b fine. the toaster i am not so sure'],
  },
  {
    when: /\b(?:pizza|crisps|sweets|chocolate|tea|dinner|hungry|snack)\b/i,
    says: ['mmm now im hungry', 'fish fingers here. cold ones'],
  },
  {
    when: /\bi (?:really )?(?:like|love|luv|heart) ([^.!?,]{2,40})/i,
    says: ['{1} is wicked', 'omg i luv {1} 2', '{1}?? u have taste'],
  },
  {
    when: /\bi (?:really )?(?:hate|h8|cant stand|can't stand) ([^.!?,]{2,40})/i,
    says: ['what did {1} ever do 2 u', 'ok but {1} had it coming'],
  },
  {
    when: /\b(?:lol|rofl|lmao|haha+|hehe+)\b|😂/i,
    says: ['rofl', 'lol stop my sister is asleep', 'i actually snorted'],
  },
  {
    when: /😘|❤|\b(?:luv u|love you|xx+|asl pls|single)\b/i,
    says: ['ooooOOOoooh', 'get a private room lol'],
  },
  { when: /😱|\bghost|\bspooky/i, says: ['what?? WHAT', 'dont, im on the landing in the dark'] },
  { when: /^[^a-z]*[A-Z][^a-z]{5,}$/, says: ['y r u shouting', 'caps lock m8'] },
  {
    when: /\b(?:robot|bot|fake|real person|are you real|r u real)\b/i,
    says: ['im as real as any1 on here', 'beep. jk. beep'],
  },
  {
    when: /\?\s*$/,
    says: ['dunno, ask kev', 'gd question', 'err… yes?', 'thats 2 deep 4 a school nite'],
  },
];
