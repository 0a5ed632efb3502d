import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../server/securityHeaders';
import { privacyTexts } from '../../src/content/settingsTexts';
import * as addresses from '../../src/lib/addresses';

const text = privacyTexts.join('\n');

/** All source files of some folders, by path. */
function sourcesOf(...folders: readonly string[]): ReadonlyMap<string, string> {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return new Map(
    names
      .filter((name) => /\.(?:tsx?|mjs|js)$/.test(name))
      .map((name) => [name, readFileSync(name, 'utf8')]),
  );
}

const sources = sourcesOf('src', 'scenes', 'server', 'assets');

/** The paths of the sources that match. */
const naming = (pattern: RegExp, from = sources) =>
  [...from].filter(([, source]) => pattern.test(source)).map(([path]) => path);

/** The number of days or hours that a migration gives a setting by default. */
function usual(setting: string): number {
  const folder = 'supabase/migrations';
  const found = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(\w+) integer not null default (\d+)/g)]
      .filter(([, column]) => column === setting)
      .map(([, , value]) => Number(value)),
  );
  expect(new Set(found).size, setting).toBe(1);
  return found[0] ?? Number.NaN;
}

// Each sentence that code can prove has its test here. tests/site/everyPage.spec.ts proves that no
// page sends a request to another host, tests/spec/musictv.spec.ts that the video host gets none
// before the set is on, and tests/kept that the list of stored values is complete.
describe('the privacy page says the truth', () => {
  test('no cookies: neither a page nor the server names one', () => {
    expect(text).toContain('sets no cookies');
    expect(naming(/document\.cookie|cookieStore|set-cookie/i)).toEqual([]);
  });

  test('only six modules use the storage that a tab forgets, and none uses a database of the browser', () => {
    expect(text).toContain('what you have not sent there');
    expect(text).toContain('are forgotten when you close the tab');
    expect(naming(/\bsessionStorage\b/).sort()).toEqual([
      'src/pages/quiz/keptRound.ts',
      'src/pages/settings/report.ts',
      'src/toys/messenger/left.ts',
      'src/toys/messenger/session.ts',
      'src/toys/messenger/useGames.ts',
      'src/toys/musictv/memory.ts',
    ]);
    expect(naming(/\bindexedDB\b/)).toEqual([]);
  });

  test('everything is loaded from the site itself, except the video player', () => {
    const policy = securityHeaders({})['content-security-policy'] ?? '';
    const hosts = policy.match(/https?:\/\/[^\s;]+/g);
    expect(hosts).toEqual(['https://www.youtube-nocookie.com']);
    expect(text).toContain('youtube-nocookie.com');
  });

  test('messages, texts and addresses are deleted after the time that it names', () => {
    expect(text).toContain('deleted there after thirty days');
    expect(usual('keep_days')).toBe(30);
    expect(text).toContain('for two days');
    expect(usual('keep_senders_hours')).toBe(48);
  });

  test('a link has a park, a run, an album, a pet or a room after its #', () => {
    expect(text).toContain('A park, a run, an album, a pet and a room stand after the #');
    const { parkState, runState, albumState, petVisitState, roomState } = addresses;
    for (const { place } of [parkState, runState, albumState, petVisitState, roomState]) {
      expect(place).toBe('hash');
    }
  });

  test('the microphone is for one program, and the camera and the place for none', () => {
    expect(text).toContain('Sound Recorder');
    expect(naming(/getUserMedia/)).toEqual(['src/toys/desktop/recorder/audioPorts.ts']);
    const allowed = securityHeaders({})['permissions-policy'];
    expect(allowed).toContain('camera=()');
    expect(allowed).toContain('geolocation=()');
  });
});
