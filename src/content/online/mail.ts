/** A letter that is in everybody's mailbox from the start. */
export type InboxMessage = Readonly<{
  id: string;
  from: string;
  subject: string;
  /** The first words, shown in the list. */
  preview: string;
  /** The time as text, shown in the list. */
  time: string;
  isNew: boolean;
  body: string;
}>;

/** The seven letters of a new mailbox. Five of them are unread. */
export const inboxMessages: readonly InboxMessage[] = [
  {
    id: 'welcome',
    from: 'Dovecote Team',
    subject: 'Welcome to Dovecote On-Line!',
    preview: 'You have joined 41,000 people and a great many pigeons',
    time: 'Today',
    isNew: true,
    body: 'Dear Member,\n\nYou have joined 41,000 people and a great many pigeons.\n\nThree things to try tonight:\n\n  1. Press “Go to Chat Room”. The Main Lobby never sleeps, and neither does QuizMasterKev.\n  2. Type SNAKE, QUIZ or TOYS into the Keyword box and press Go.\n  3. Write to somebody you see in this list. They answer the next time you sign on.\n\nCalls are charged at the local rate. Your parents will be told by the end of the quarter.\n\nThe Dovecote Team',
  },
  {
    id: 'mum',
    from: 'Mum',
    subject: 'are you still on there',
    preview: 'I am in the kitchen. I have been trying to ring your nan since four',
    time: 'Today',
    isNew: true,
    body: 'I am in the kitchen. I have been trying to ring your nan since four o’clock and it just goes beep.\n\nYour tea is fish fingers. They were hot when I began this.\n\nDad showed me how to send it. Is this it? Do I press the bird?\n\nMum',
  },
  {
    id: 'chain',
    from: 'SpiceGrrl_97',
    subject: 'FWD: FWD: FWD: DO NOT DELETE!!!',
    preview: 'This letter has been round the world nine times',
    time: 'Yesterday',
    isNew: true,
    body: '>>> This letter has been round the world nine times and was begun by a lighthouse keeper.\n>>> Send it to TEN friends before midnight and your crush will speak to you.\n>>> Trevor from Hull deleted it and his Tamagotchi died THE SAME DAY.\n>>\n>> soz everyone just in case xx\n>\n> not funny beth my mum read this\n\nI only know six people with email. does it count if I send it to you twice??\n\nxXx',
  },
  {
    id: 'swaps',
    from: 'GazFootie',
    subject: 'swaps',
    preview: 'got three of the same shiny, will take any of these for it',
    time: 'Yesterday',
    isNew: true,
    body: 'alright\n\ngot THREE of the same shiny. will take for it any of:\n\n- the goalie with the perm\n- a team photo, not torn\n- your dinner money monday\n\nbring them wrapped. last time there was jam\n\ngaz',
  },
  {
    id: 'counter',
    from: 'Webmaster',
    subject: 'Your home page: 3 visitors!!',
    preview: 'Congratulations! Your counter now stands at 000003',
    time: 'Monday',
    isNew: true,
    body: 'Congratulations!\n\nThe counter of ~yourname/welcome.html now stands at 000003.\n\nTwo of them were you. The third stayed for four seconds and left by the Back button.\n\nTo get more: add a second rotating skull, a song that cannot be switched off, and the words UNDER CONSTRUCTION. It works for everybody else.\n\n[ This award may be shown on your page: * GOLDEN SEED OF THE WEEK * ]',
  },
  {
    id: 'faster',
    from: 'ModemMatt',
    subject: 'RE: how to make it go faster',
    preview: 'ok so it is not the computer, it is the extension lead',
    time: 'Sunday',
    isNew: false,
    body: 'ok so it is not the computer. it is the extension lead that goes under the carpet, round the door and behind the fish tank.\n\nlisten to the noise. the two-tone wobble is the modems saying what they speak. the buzzing chord is them trying 21 notes to see which arrive. if the chord comes out wonky they settle for less.\n\nmine did 33.6 once. ONCE. 2 in the morning, in the cold, with the fridge off\n\nmatt',
  },
  {
    id: 'penfriend',
    from: 'Ingrid_Pen',
    subject: 'Hello from Uppsala!',
    preview: 'Thank you for your letter. Now it took four seconds and not nine days',
    time: '12 Oct',
    isNew: false,
    body: 'Hello from Uppsala!\n\nThank you for your letter. Now it took four seconds and not nine days, and I do not know what to do with the rest of the week.\n\nIt is snowing. We have a lamp in every window. Do you truly have a fish named after its own fingers?\n\nWrite soon, but not so soon as before.\n\nIngrid',
  },
];

/** The answers to the visitor's letters, by recipient. They arrive with the next sign-on. */
export const penFriends: Readonly<Record<string, string>> = {
  'Dovecote Team':
    'Dear Member,\n\nThank you for your letter, which a pigeon has read out to us twice. A reply of some other kind will follow within 28 days.\n\nThe Dovecote Team',
  Mum: 'It came! It actually came. Dad, come and look at this.\n\nNow come downstairs.\n\nMum',
  SpiceGrrl_97:
    'omg u wrote back!!! nobody writes back\n\nok fav spice? mine changes every wk. its sporty now coz of the backflip\n\nxXx',
  GazFootie: 'deal. behind the bike sheds. no jam\n\ngaz',
  Webmaster:
    'Your letter has been signed into our guestbook, between a greeting from Canada and one from somebody who was “just surfing by”.',
  ModemMatt:
    'told you it was the extension lead\n\nnext step: AT&F1 and hold your breath while it dials. dont ask why it works\n\nmatt',
  Ingrid_Pen:
    'Hello again! Four seconds! I had not even closed the window.\n\nI have put your letter with the others, printed, with today’s snow on it.\n\nIngrid',
};

/** The longest parts of a letter in characters. */
export const letterLimits = { to: 60, subject: 80, body: 2000 } as const;
