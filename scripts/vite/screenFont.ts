import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildFont } from '../font/buildFont.ts';

/** Draws the desktop's screen font, so that styles can name its two files. */
export function screenFont(): Plugin {
  return {
    name: 'screen-font',
    config({ root = process.cwd() }) {
      const drawn = readFileSync(join(root, 'src/toys/desktop/kidSans.txt'), 'utf8');
      const folder = join(root, 'node_modules/.cache/fonts');
      mkdirSync(folder, { recursive: true });
      const alias = ([400, 700] as const).map((weight) => {
        const name = `kidSans${weight}.woff2`;
        const file = join(folder, name);
        writeFileSync(file, buildFont(drawn, weight));
        return { find: name, replacement: file };
      });
      return { resolve: { alias } };
    },
  };
}
