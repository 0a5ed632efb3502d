/**
 * Draws assets/emoji from the Fluent Emoji Flat set: one SVG for every emoji that the sources use,
 * and no others. Run it after an emoji was added or removed: npx tsx scripts/emoji.ts
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { optimize } from 'svgo';
import { emojiFile, emojiPattern } from '../src/lib/emoji';

const folder = 'assets/emoji';
const sources = ['src', 'scenes'];
const sourceFile = /\.tsx?$/;

type IconSet = Readonly<{ icons: Record<string, { body: string } | undefined> }>;

/** Every emoji in the sources, by the name of its file. */
export function usedEmoji(): Map<string, string> {
  const used = new Map<string, string>();
  for (const source of sources) {
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !sourceFile.test(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [symbol] of text.matchAll(new RegExp(emojiPattern, 'gu'))) {
        used.set(emojiFile(symbol), symbol);
      }
    }
  }
  return used;
}

/** The names of the pictures in assets/emoji. */
export function drawnEmoji(): string[] {
  return readdirSync(folder).map((name) => name.replace(/\.svg$/, ''));
}

function draw(): void {
  const require = createRequire(import.meta.url);
  const names: Record<string, string> = require('@iconify-json/fluent-emoji-flat/chars.json');
  const set: IconSet = require('@iconify-json/fluent-emoji-flat/icons.json');
  const used = usedEmoji();
  mkdirSync(folder, { recursive: true });
  for (const file of drawnEmoji()) if (!used.has(file)) rmSync(join(folder, `${file}.svg`));
  for (const [file, symbol] of used) {
    const name = names[file];
    const body = name && set.icons[name]?.body;
    if (!body) throw new Error(`the emoji set has no picture of ${symbol} (${file})`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
    // One decimal in a picture of 32 units: a third of the bytes, without a visible difference.
    const { data } = optimize(svg, { multipass: true, floatPrecision: 1 });
    writeFileSync(join(folder, `${file}.svg`), `${data}\n`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) draw();
