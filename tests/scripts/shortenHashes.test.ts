import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenHashes } from '../../scripts/build/shortenHashes';

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

test('a script or sheet keeps the end of its hash, and whatever names it agrees', () =>
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
      await shortenHashes(folder);
      expect(readdirSync(join(folder, 'assets')).sort()).toEqual(
        ['Acdefg.css', 'a-AAbcdef.svg', 'big.worker--b_de.js', 'index-bcdef.js'].sort(),
      );
      const text = (path: string) => readFileSync(join(folder, path), 'utf8');
      expect(text('index.html')).toBe(
        '<script src="/assets/index-bcdef.js"></script><img src="/assets/a-AAbcdef.svg">',
      );
      expect(text('sw.js')).toBe('cache.add("/assets/index-bcdef.js")');
      expect(text('assets/index-bcdef.js')).toBe(
        'import("./big.worker--b_de.js"),["assets/Acdefg.css"]',
      );
      expect(text('assets/big.worker--b_de.js')).toContain('other-AAbcdef.js');
    },
  ));

test('stops when two files would have one name', () =>
  inSite({ 'assets/a-AAbcdef.js': '', 'assets/a-BBbcdef.js': '' }, async (folder) => {
    await expect(shortenHashes(folder)).rejects.toThrow('one name');
  }));
