import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { minify } from 'vite';

/**
 * Minifies the scripts directly in a folder. They were copied with the assets as they were written;
 * bundled scripts are in folders below.
 * @throws when one of them is not a valid script
 */
export async function minifyScripts(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => extname(name) === '.js');
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { code, errors } = await minify(name, await readFile(file, 'utf8'));
      if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
      await writeFile(file, code);
    }),
  );
}
