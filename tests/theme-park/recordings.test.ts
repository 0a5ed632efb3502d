import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeReplay, describeReplay } from '../../scenes/kit/rules/replayText';
import { themePark } from '../../scenes/theme-park/game';

function kept(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8').trim();
}

test.each(['version-1-tycoon', 'version-1-tycoon-later'])(
  'a recording under older Tycoon rules is refused with a sentence that names it (%s)',
  (name) => {
    const text = kept(`saves/${name}.recording`);
    expect(describeReplay(text)).toMatchObject({ ok: true, value: { version: 1 } });
    const read = decodeReplay(themePark, text);
    expect(read).toMatchObject({ ok: false });
    if (!read.ok) {
      expect(read.refusal).toMatch(
        /^The recording was made with other rules than today’s: Theme Park, \d+ points/,
      );
    }
  },
);

test('a recording under Classic rules is of the first version, one under Tycoon rules of the fourth', () => {
  const versions = ['classic', 'tycoon'].map((name) => {
    const text = kept(`../../scenes/theme-park/recordings/${name}.txt`);
    const read = decodeReplay(themePark, text);
    return read.ok ? read.value.version : read.refusal;
  });
  expect(versions).toEqual([1, 4]);
});
