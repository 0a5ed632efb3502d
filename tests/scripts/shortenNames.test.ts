import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenNames } from '../../scripts/build/shortenNames';

/** A built site of these files, by their paths. It is removed afterwards. */
async function inSite(
  files: Readonly<Record<string, string>>,
  check: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    mkdirSync(join(folder, 'assets'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    await check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the name of a script or style sheet becomes six characters of its hash, in all files that refer to it, and the old name is noted', () =>
  inSite(
    {
      'index.html':
        '<script src="/assets/index-AAbcdef.js"></script><img src="/assets/a-AAbcdef.svg">',
      'sw.js': 'cache.add("/assets/index-AAbcdef.js")',
      'assets/index-AAbcdef.js': 'import("./big.worker--A-b_de.js"),["assets/AAcdefg.css"]',
      'assets/big.worker--A-b_de.js': 'self.name="other-AAbcdef.js"',
      'assets/AAcdefg.css': '@import"index.css"',
      'assets/a-AAbcdef.svg': '<svg/>',
    },
    async (folder) => {
      expect(await shortenNames(folder)).toEqual({
        'Abcdef.js': 'index',
        'A-b_de.js': 'big.worker',
      });
      expect(readdirSync(join(folder, 'assets')).sort()).toEqual(
        ['Abcdef.js', 'Acdefg.css', 'A-b_de.js', 'a-AAbcdef.svg'].sort(),
      );
      const text = (path: string) => readFileSync(join(folder, path), 'utf8');
      expect(text('index.html')).toBe(
        '<script src="/assets/Abcdef.js"></script><img src="/assets/a-AAbcdef.svg">',
      );
      expect(text('sw.js')).toBe('cache.add("/assets/Abcdef.js")');
      expect(text('assets/Abcdef.js')).toBe('import("./A-b_de.js"),["assets/Acdefg.css"]');
      expect(text('assets/A-b_de.js')).toContain('other-AAbcdef.js');
    },
  ));

test('stops when two files would have one name', () =>
  inSite({ 'assets/a-AAbcdef.js': '', 'assets/b-BAbcdef.js': '' }, async (folder) => {
    await expect(shortenNames(folder)).rejects.toThrow('one name');
  }));
