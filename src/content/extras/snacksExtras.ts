import type { ListBlock } from './blocks';

export interface PriceCallout {
  readonly name: string;
  readonly price: string;
  /** An emoji, or the address of a card whose object is shown. */
  readonly emoji: string;
  readonly note: string;
}

export const snacksExtras: {
  readonly intro: string;
  readonly memories: ListBlock;
  readonly prices: { readonly heading: string; readonly callouts: readonly PriceCallout[] };
} = {
  intro:
    'The corner shop had a bell on the door, a rule about two schoolchildren at a time, and everything you needed between floor and knee. Bring fifty pence and make it last.',
  memories: {
    heading: 'Round the back of the bike sheds',
    items: [
      'Swapping half a sandwich for one crisp, and thinking you had won',
      'A sherbet lolly licked down to a point and then used as one',
      'Blue tongue, presented as proof of something',
      'A Wham bar, chewed in shifts, with the green bits saved for last',
      'Monster Munch worn on the fingers, then eaten one claw at a time',
      'Irn-Bru, and arguing about what the flavour was',
      'A ten-pence mix made up by someone else’s fingers',
      'Yoghurt in a tube, frozen by your mum, thawed all over your reading book',
      'A roll, bap, barm, cob or batch, and the look you got for asking twenty miles from home',
      'Chocolate money lasting until about ten past seven on Christmas morning',
    ],
  },
  prices: {
    heading: 'What your money was worth',
    callouts: [
      {
        name: 'Freddos',
        price: '10p',
        emoji: '/snacks#freddo',
        note: 'From 1994 until 2005. Economists have written about less.',
      },
      {
        name: 'Space Raiders',
        price: '10p',
        emoji: '/snacks#space-raiders',
        note: 'Until October 2007. The directors got threats when it went up to 15p.',
      },
      {
        name: 'Penny Sweets',
        price: '1p',
        emoji: '/snacks#penny-sweets',
        note: 'Each, in a paper bag, counted out loud while the queue reached the door.',
      },
    ],
  },
};
