/** Things that a British child of the nineties would miss, as the site names them. */
export const missed = [
  'Hero Turtles',
  'Power Rangers',
  'Premier League stickers',
  'Euro 96',
  'Amiga',
  'Sensible Soccer',
  'Championship Manager',
  'BBC Micro',
  'Acorn',
  'Grange Hill',
  'The Simpsons',
  'TFI Friday',
  'Red Dwarf',
  'Beano',
  'Point Horror',
  'Micro Machines',
  'Mighty Max',
  'Gogo’s',
  'Wham bar',
  'Monster Munch',
  'Irn-Bru',
  'Diana',
  'election May',
  'Dome',
  'Napster',
  'Nokia 3210',
  'Trainspotting',
  'The Full Monty',
  'Wallace and Gromit',
] as const;

/** Whether a text has all words of a name, in any order. */
export function names(text: string, name: string): boolean {
  return name.split(' ').every((word) => text.toLowerCase().includes(word.toLowerCase()));
}
