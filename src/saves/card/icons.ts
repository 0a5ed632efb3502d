/** The icon of each group of saves: eight rows of eight pixels, two hexadecimal digits each. */
export const icons: Readonly<Record<string, string>> = {
  settings: '187e66c3c3667e18',
  records: 'ffbdbd7e3c183c7e',
  recordings: '00ff81a581ffbdff',
  runs: '7ec3a5a5a5a5c37e',
  parks: '3c5a99ff995a3c66',
  desktop: 'ffff81b1b18581ff',
  pet: '3c7edbffe7ff7e3c',
  quiz: '3c66060c18001818',
  checklist: '000103466c381000',
  album: '1818ff7e3c7e6600',
  post: '00ffc3a59981ff00',
  stamps: 'aa7ec35bda437e55',
  fortunes: '3c7ee7c3e77e3c7e',
  telly: '4224ff838283ff42',
  visits: '003c429999423c00',
};

const names: Readonly<Record<string, string>> = {
  records: 'scores',
  recordings: 'replays',
  runs: 'games left',
  checklist: 'lifestyle',
};

/** The name of a group's block on the card: at most eleven letters. */
export const blockName = (id: string): string => names[id] ?? id;

/** Letters of three by five pixels: five rows each, a digit from 0 to 7 for a row. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:';
export const letterRows =
  '25755656563444365556746477464434553557557222711152556554444757755' +
  '65555255526564425563656553421672222555575555255775552555522271247' +
  '75557262276124761216557117461634757712227575775716000020002402020';
