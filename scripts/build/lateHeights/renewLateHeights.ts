import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '../../../src/content/pages';
import { findTestChromium } from '../../setup/browsers.mjs';
import { type LateStep, lateStyles, measuredPages, pagesHash } from './lateStyles';

const stylesFile = 'src/styles/lateHeights.css';

/** The texts of all files of a kind in a folder, in the order of their names. */
async function readAll(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith(ending)).sort();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

/**
 * The measured heights. Without a browser that can measure, it prints the reason and returns
 * undefined: the build goes on without them.
 */
async function measured(): Promise<LateStep[] | undefined> {
  const browser = findTestChromium();
  try {
    if (!browser) throw new Error('there is no Chromium');
    // Driving a browser takes a library of two megabytes, which most builds do not need.
    const { measureLateHeights } = await import('./measureLateHeights');
    return await measureLateHeights(
      browser,
      pages.map(({ path }) => path),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(
      `The heights of late parts were not measured; the previous ones are used: ${reason}`,
    );
    return undefined;
  }
}

/**
 * Measures again how tall the parts are that are laid out late, if the built pages differ from
 * those of the last measurement. The heights are stored with the sources, so that a machine without
 * a browser builds with the last measured ones.
 * @param folder of the built site
 * @returns `kept` if nothing was measured, `confirmed` if the heights still hold for these pages,
 *   or   `changed`, which needs another build
 */
export async function renewLateHeights(folder: string): Promise<'kept' | 'confirmed' | 'changed'> {
  const before = await readFile(stylesFile, 'utf8');
  const hash = pagesHash(await readAll(folder, '.html'), await readAll(folder, '.css'));
  if (measuredPages(before) === hash) return 'kept';
  const steps = await measured();
  if (!steps) return 'kept';
  const after = lateStyles(steps, hash);
  await writeFile(stylesFile, after);
  const numbersOf = (styles: string) => styles.slice(styles.indexOf('\n'));
  return numbersOf(after) === numbersOf(before) ? 'confirmed' : 'changed';
}
