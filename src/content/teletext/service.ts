/** The name of our invented teletext service. Every header has seven characters for it. */
export const serviceName = 'KITEFAX';

/** The usual words above the four coloured buttons. */
export const usualPrompts = [
  ['Index', '100'],
  ['Bamboozle', '390'],
  ['Holidays', '400'],
  ['Index', '100'],
] as const;

/** The last line of every page but the index. */
export const mainMenu = 'MAIN MENU 100';
