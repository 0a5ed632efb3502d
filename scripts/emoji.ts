/**
 * Draws assets/emoji from the Fluent Emoji Flat set: the emoji that the sources use, on two sheets,
 * since many small files compress worse. Run it after an emoji was added or removed:
 * npx tsx scripts/emoji.ts
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { optimize } from 'svgo';
import { pages } from '../src/content/pages';
import {
  emojiFile,
  emojiPattern,
  framed,
  type Sheet,
  sheetOfEmoji,
  sheets,
} from '../src/lib/emoji';

for (const { emoji } of pages) framed.add(emoji);

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

/** The names of the pictures on a sheet. */
export function drawnEmoji(sheet: Sheet): string[] {
  const text = readFileSync(`${folder}/${sheet}.svg`, 'utf8');
  return [...text.matchAll(/<view id="([^"]+)"/g)].map(([, name]) => name);
}

/** Units from one picture to the next: a picture has 32, and the gap keeps neighbours out of it. */
const stride = 40;

/** The picture of an emoji without its `<svg>`, made small. */
function bodyOf(symbol: string): string {
  const require = createRequire(import.meta.url);
  const names: Record<string, string> = require('@iconify-json/fluent-emoji-flat/chars.json');
  const set: IconSet = require('@iconify-json/fluent-emoji-flat/icons.json');
  const name = names[emojiFile(symbol)];
  const body = name && set.icons[name]?.body;
  if (!body) throw new Error(`the emoji set has no picture of ${symbol} (${emojiFile(symbol)})`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  // One decimal in a picture of 32 units: a third of the bytes, without a visible difference.
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      { name: 'preset-default' },
      { name: 'prefixIds', params: { prefix: emojiFile(symbol) } },
    ],
  });
  return data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** A sheet on which each picture is a view with the name of its emoji. */
function sheetOf(symbols: readonly string[]): string {
  const pictures = symbols.map((symbol, index) => {
    const top = index * stride;
    const view = `<view id="${emojiFile(symbol)}" viewBox="0 ${top} 32 32"/>`;
    return `${view}<g transform="translate(0 ${top})">${bodyOf(symbol)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n${pictures.join('\n')}\n</svg>\n`;
}

function draw(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const sheet of sheets) {
    const symbols = [...usedEmoji().values()].filter((symbol) => sheetOfEmoji(symbol) === sheet);
    writeFileSync(`${folder}/${sheet}.svg`, sheetOf(symbols.toSorted()));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) draw();
