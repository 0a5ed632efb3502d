export type Fortune = Readonly<{
  text: string;
  /** What appears in the mist. */
  sign: string;
  /** Its outline as an SVG path in a box of 24 by 24. */
  outline: string;
  /** A teletext page that the fortune names. */
  page: number;
}>;

/** The signs that can appear in the crystal ball. */
export const fortunes: readonly Fortune[] = [
  {
    text: 'A tape you thought was lost will turn up in the wrong case. Play side two.',
    sign: 'a cassette',
    outline:
      'M2 6h20v12H2zm5 4.5a2 2 0 1 0 .01 0zm10 0a2 2 0 1 0 .01 0zM9.6 11v3h4.8v-3zM7 18l1-2h8l1 2z',
    page: 314,
  },
  {
    text: 'Somebody will ring during tea. Answer it: for once it is not double glazing.',
    sign: 'a telephone',
    outline: 'M2 9c0-6 20-6 20 0v2h-6V9c0-2-8-2-8 0v2H2zm4 4h12l2 8H4zm6 1.6a2.2 2.2 0 1 0 .01 0z',
    page: 152,
  },
  {
    text: 'A door you have pushed for years says PULL. Great things lie behind it.',
    sign: 'a key',
    outline: 'M7 2a6 6 0 0 1 2 11.6V15h2v3H9v4H5v-8.4A6 6 0 0 1 7 2zm0 3a2.4 2.4 0 1 0 .01 0z',
    page: 404,
  },
  {
    text: 'You will be picked second, which is a good deal better than it sounds.',
    sign: 'a star',
    outline: 'm12 1 3.2 7.2 7.8.8-5.8 5.2 1.6 7.8-6.8-4-6.8 4 1.6-7.8L1 9l7.8-.8z',
    page: 222,
  },
  {
    text: 'Take a coat. I see no reason for it. I see only the coat.',
    sign: 'an umbrella',
    outline:
      'M11 2h2v1.5c5 .5 9 4 9.5 9.5-3-2.5-6-2.5-9.5 0v6a3 3 0 0 1-6 0h2a1 1 0 0 0 2 0v-6C7.5 10.5 4.5 10.5 1.5 13 2 7.5 6 4 11 3.5z',
    page: 401,
  },
  {
    text: 'An old friend is thinking of you, and of the felt tips you never gave back.',
    sign: 'a heart',
    outline: 'M12 22C4 16 1 12 1 7.5 1 1.5 9 .5 12 6c3-5.5 11-4.5 11 1.5C23 12 20 16 12 22z',
    page: 214,
  },
  {
    text: 'Money is on its way to you. It is fifty pence. Spend it as if it were more.',
    sign: 'a coin',
    outline:
      'm12 1 8.6 4.1 2.1 9.3-5.9 7.5H7.2l-5.9-7.5 2.1-9.3zm0 4L6.6 7.6 5.3 13.5l3.7 4.7h6l3.7-4.7-1.3-5.9z',
    page: 555,
  },
  {
    text: 'You will cross water before the week is out. It may well be a puddle.',
    sign: 'a boat',
    outline: 'M11 1v14H3zm2 3 8 11h-8zM1 17h22l-4 6H5z',
    page: 448,
  },
  {
    text: 'A small treat is near. I can hear it. It plays Greensleeves and it is round the corner.',
    sign: 'an ice cream',
    outline: 'M6 10a6 6 0 1 1 12 0zm.5 1.5h11L12 23zM15 0h2.5v6H15z',
    page: 199,
  },
  {
    text: 'The answer is yes, but not to the question that you asked.',
    sign: 'a moon',
    outline: 'M16 1.5A10.5 10.5 0 1 0 22.5 15 8.5 8.5 0 0 1 16 1.5z',
    page: 888,
  },
];
