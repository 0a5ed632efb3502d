import { describe, expect, test } from 'vitest';
import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { readText } from '../../scenes/teletext/rules/readText';
import { musicTvSongs } from '../../src/content/songs';
import { firstChannel } from '../../src/toys/musictv/channel';
import { type Failure, failureWords } from '../../src/toys/musictv/failures';
import {
  knownPage,
  promptTarget,
  wobTextPage,
  wobTextPages,
} from '../../src/toys/musictv/mix/wobText';
import { layPage } from '../../src/toys/teletext/service/layPage';

function textOf(page: number, channel = firstChannel): string {
  return readText(decodeFrame(layPage(wobTextPage(page, channel)).subpages[0].frame))
    .map((line) => line.trimEnd())
    .join('\n');
}

describe("the music channel's teletext", () => {
  test('lists every song with its full title and artist', () => {
    const text = wobTextPages.map((page) => textOf(page)).join('\n');
    for (const { title, artist } of musicTvSongs) {
      expect(text).toContain(title);
      expect(text).toContain(artist);
    }
  });

  test.each(musicTvSongs.map((song, at) => [song.title, at] as const))(
    'shows that %s is on, and each failure',
    (title, at) => {
      expect(textOf(100, { ...firstChannel, at, phase: 'on' })).toContain(title);
      for (const failure of Object.keys(failureWords) as Failure[]) {
        const text = textOf(100, { ...firstChannel, at, phase: 'card', failure });
        expect(text).toContain('NO PICTURE');
        expect(text).toContain(failureWords[failure].headline);
      }
    },
  );

  test('charts the plays in this browser', () => {
    const chart = wobTextPages[wobTextPages.length - 1];
    expect(textOf(chart)).toContain('Nothing yet');
    const text = textOf(chart, { ...firstChannel, plays: { '3': 1, '2': 4 } });
    expect(text.indexOf('Back for Good')).toBeLessThan(text.indexOf('I Want It That Way'));
    expect(text).toContain('x4');
  });

  test('every coloured button leads to an existing page, and an unknown number to page 100', () => {
    for (const page of wobTextPages) {
      for (const button of [0, 1, 2, 3] as const) {
        expect(wobTextPages).toContain(promptTarget(page, button));
      }
    }
    expect(knownPage(777)).toBe(100);
  });
});
