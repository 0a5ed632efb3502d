import type { TextPage } from './TextPage';
import { line, pair, strip } from './written';

/** The index. It is also shown for every number that has no page. */
export const indexPage: TextPage = {
  number: '100',
  title: 'Main index',
  frames: [
    [
      { banner: 'KITEFAX', ink: 'y', ground: 'b' },
      '{c}   The pages of Kite Television. Free.',
      '',
      pair(['News', '200'], ['TV Listings', '600']),
      pair(['Sport', '300'], ['Weather', '700']),
      pair(['Bamboozle', '390'], ['Lifestyle', '800']),
      pair(['Holidays', '400'], ['Finance', '500']),
      '',
      strip('  ALL OF 90s KID IN TELETEXT'),
      pair(['Directory', '110'], ['Toys', '120']),
      pair(['Gaming', '122'], ['Telly', '126']),
      pair(['Quiz today', '140'], ['Your records', '142']),
      pair(['The year 1990', '190'], ['The year 2000', '180']),
      '',
      strip('  AND WHILE YOU ARE UP'),
      pair(['Late deals', '410'], ['Your stars', '420']),
      pair(['Problem page', '430'], ['Jokes', '440']),
      pair(['Joypad', '460'], ['Gallery', '480']),
      pair(['Lucky numbers', '777'], ['Subtitles', '888']),
      line('b'),
    ],
  ],
};
