/**
 * The icon of each group of saves, in the order of the groups: eight rows of eight pixels, two
 * hexadecimal digits each.
 */
export const icons: readonly string[] = [
  '187e66c3c3667e18',
  'ffbdbd7e3c183c7e',
  '00ff81a581ffbdff',
  '7ec3a5a5a5a5c37e',
  '3c5a99ff995a3c66',
  'ffff81b1b18581ff',
  '3c7edbffe7ff7e3c',
  '3c66060c18001818',
  '000103466c381000',
  '1818ff7e3c7e6600',
  '00ffc3a59981ff00',
  'aa7ec35bda437e55',
  '3c7ee7c3e77e3c7e',
  '4224ff838283ff42',
  '003c429999423c00',
];

/**
 * Digits and letters of three by five pixels, in the order of base 36: five rows each, a digit from
 * 0 to 7 for a row.
 */
export const letterRows =
  '755572622761247612165571174616347577122275757757162575565656' +
  '344436555674647746443455355755722271115255655444475775565555' +
  '255526564425563656553421672222555575555255775552555522271247';
