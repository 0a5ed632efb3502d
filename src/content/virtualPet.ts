type Act = 'feed' | 'play' | 'snack' | 'rest';
type Need = 'food' | 'fun' | 'sleep';

/** The texts of the device under the classic rules. */
export const classicPetTexts = {
  welcome: 'Welcome! Take care of your virtual pet!',
  welcomeBack: 'Welcome back! Your pet missed you!',
  after: {
    feed: 'You feed! Your pet is happy!',
    play: 'You play! Your pet wants to play!',
    snack: 'You snack! Your pet is hungry!',
    rest: 'You rest! Your pet is getting tired...',
  },
  ended: {
    feed: 'Oh no! Your pet has been overfed and taken in by a new owner who will take better care of it!',
    play: 'Your pet played hide and seek so much it has gone missing!',
    snack: 'Your pet has been snacking too much and had to go to the vets!',
    rest: 'Your pet has been sleeping so much... it has been put to sleep!',
  },
  gameOver: 'GAME OVER',
  consolation: 'Maybe next time, take it easier!',
} as const satisfies Record<string, string | Record<Act, string>>;

/** The texts about a pet under the living rules. Each follows the pet's name. */
export const livingPetTexts = {
  enjoyed: {
    feed: 'clears the bowl and looks for a second one.',
    play: 'catches it, drops it and wants it thrown again.',
    snack: 'has hidden half of it for later, badly.',
    rest: 'is asleep before the light is off.',
  },
  declined: {
    feed: 'is full to the ears. The bowl stays where it is.',
    play: 'has played enough for now, and says so with a yawn.',
    snack: 'sniffs it politely and gives it back.',
    rest: 'is wide awake and stares at the ceiling.',
  },
  wished: {
    food: 'would love something to eat.',
    fun: 'would love a game.',
    sleep: 'would love its bed.',
  },
  content: 'is pottering about, perfectly happy.',
  hatched: 'has hatched. It would like a name.',
  left: 'is off to the seaside. It takes a very small suitcase.',
  away: 'is on holiday and having a lovely time. Nothing happens until you fetch it.',
  returned: 'is back, with sand everywhere.',
  earned: 'has won its supper. The larder is fuller.',
  lost: 'wants its revenge.',
  served: 'eats what it has won, and chews it slowly.',
  visited: 'has had company, and is quite out of breath.',
  missed: 'got up, looked at the door, and there you were.',
  stages: {
    hatchling: 'has hatched.',
    nipper: 'has grown: a nipper now, and into everything.',
    teenager: 'has grown: a teenager now. Knock first.',
    'grown-up': 'has grown up, and still comes when you press the button.',
  },
} as const;

/** Words for how well each need is met, from empty to full. A bar alone says little. */
export const petNeedWords: Readonly<
  Record<Need, Readonly<{ label: string; words: readonly [string, string, string, string] }>>
> = {
  food: { label: 'Tummy', words: ['rumbling', 'peckish', 'fine', 'full'] },
  fun: { label: 'Fun', words: ['bored', 'restless', 'cheerful', 'giddy'] },
  sleep: { label: 'Sleep', words: ['nodding off', 'drowsy', 'awake', 'wide awake'] },
};

/** What a grown-up pet becomes, by what it was given most. */
export const petCallings: Readonly<Record<Act, string>> = {
  feed: 'a dinner lady',
  play: 'a goalkeeper',
  snack: 'a tuck-shop owner',
  rest: 'a night watchman',
};

/** The living pet's games: what one does, and what stands on the buttons. */
export const petGameTexts = {
  sides: { title: 'Which way?', rule: 'Guess which way it will look.', buttons: ['Left', 'Right'] },
  numbers: {
    title: 'Higher or lower',
    rule: 'Will its next number, from 1 to 9, be lower or higher?',
    buttons: ['Lower', 'Higher'],
  },
  copy: {
    title: 'Copy me',
    rule: 'Watch its row of notes and play them back. It grows by one each round.',
    buttons: ['Beep', 'Boop', 'Bop'],
  },
} as const;

/** From when on each stage is, and what each act is called in the family tree. */
export const petStageTexts = {
  hatchling: 'from the egg on',
  nipper: 'after five minutes',
  teenager: 'after a day',
  'grown-up': 'after three days',
  feed: 'fed',
  play: 'played with',
  snack: 'given snacks',
  rest: 'put to bed',
} as const;

/** What a guest leaves. Links refer to them by number: append only, up to ten. */
export const petPresents = [
  'a marble',
  'a yo-yo without a string',
  'half a sticker',
  'a conker',
  'a foreign coin',
  'a very small kite',
] as const;

export const petVisitTexts = {
  why: 'Send a friend its visiting link: it goes there to play, and leaves a present.',
  sent: 'Whoever opens it has your pet to play.',
  came: 'has come to play, and brings',
  again: 'has been here before and is only looking in.',
  letIn: 'Only a pet that stays can have guests.',
} as const;
