import type { ClosingBlock, ListBlock } from './blocks';

export const tvExtras: {
  readonly intro: string;
  readonly alsoOn: ListBlock;
  readonly closing: ClosingBlock;
} = {
  intro:
    'Four channels until 30 March 1997, five after that if the aerial was willing, and you watched it when it was on or you had missed it. Here are twelve programmes worth running home for, with your coat still done up.',
  alsoOn: {
    heading: 'Also on',
    items: [
      'Grange Hill, twice a week at ten past five, watched by children who were told to take it as a warning',
      'The Simpsons, on Sky for six years and then, in 1996, for everybody',
      'TFI Friday, with the bar upstairs and homework put off until Sunday',
      'Red Dwarf, on BBC Two at nine, on condition that you went straight to bed',
      'Wallace and Gromit, at Christmas, with the whole house in one room',
      'The Hero Turtles, with Michelangelo’s nunchucks cut out',
      'The Power Rangers, on GMTV, with five minutes to find your shoes',
      'Desmond’s, on Channel 4, in a barber’s shop in Peckham where hardly anybody had a haircut',
      'Goodness Gracious Me, and half the class going out for an English on the Monday',
      'S4C, if you were in Wales; UTV, if you were in Northern Ireland; and a cousin who got the other one',
    ],
  },
  closing: {
    heading: 'You at the back, were you watching?',
    text: 'Twenty questions on the telly of the time, no phoning in and no reading the listings first.',
    action: { label: 'Take the quiz', path: '/quiz' },
  },
};
