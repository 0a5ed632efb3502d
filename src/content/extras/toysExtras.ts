import type { ClosingBlock, ListBlock } from './blocks';

export const toysExtras: {
  readonly intro: string;
  readonly underTheBed: ListBlock;
  readonly closing: ClosingBlock;
} = {
  intro:
    'Nine things you circled in the catalogue, underlined, and mentioned in passing every day until December. Batteries were never included, and neither was anybody’s dignity in the queue.',
  underTheBed: {
    heading: 'Also under the bed',
    items: [
      'Hero Turtles, one of each, and a fifth with the head of another',
      'Power Rangers whose heads flipped over at the press of a belt buckle',
      'Micro Machines, in a tin, with the one that every bare foot finds',
      'Mighty Max, shut in his skull with the spider still inside',
      'Gogo’s, all the same size and none the same colour, swapped at three for a gold one',
      'Premier League stickers, six of the same left back and no shiny Arsenal',
      'A Wembley of Subbuteo players, most of them glued at the ankles since Euro 96',
      'A Beano with the free gift gone and the sellotape still on',
      'A yo-yo string, on its own, in a knot that has outlived the yo-yo',
      'Point Horror, read under the covers and then put outside the door',
    ],
  },
  closing: {
    heading: 'Five more minutes',
    text: 'Then it all goes back in the box, except the one piece that will be found by somebody’s bare foot. Until then there is a whole decade still out on the carpet.',
    action: { label: 'Back Home', path: '/' },
  },
};
