/**
 * Draws assets/emoji: the emoji that the sources use, on one sheet, since many small files compress
 * worse. Most are our own drawings (`emoji`); others come from the Fluent Emoji Flat set.
 * Run it after an emoji or a drawing was changed: npx tsx scripts/emoji.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { optimize } from 'svgo';
import { emojiFile, emojiPattern } from '../src/lib/emoji';
import { coloured } from './built/coloured';
import { drawings } from './emoji/drawings';

const sheet = 'assets/emoji/all.svg';
const sources = ['src', 'scenes'];
/** Emoji that are only in texts: in a result that is pasted elsewhere, and in the desktop's own font. */
const plainText: ReadonlySet<string> = new Set(['✅', '❌', '🔥', '⌛']);
const sourceFile = /\.tsx?$/;

type IconSet = Readonly<{ icons: Record<string, { body: string } | undefined> }>;

/** Every emoji that a page shows as a picture, by the name of its file. */
export function usedEmoji(): Map<string, string> {
  const used = new Map<string, string>();
  for (const source of sources) {
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !sourceFile.test(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [symbol] of text.matchAll(new RegExp(emojiPattern, 'gu'))) {
        if (!plainText.has(symbol)) used.set(emojiFile(symbol), symbol);
      }
    }
  }
  return used;
}

/** The names of the pictures on the sheet. */
export function drawnEmoji(): string[] {
  const text = readFileSync(sheet, 'utf8');
  return [...text.matchAll(/<view id="([^"]+)"/g)].map(([, name]) => name);
}

/** The side of a picture in units, both of ours and of the set's. */
const side = 32;
/** Units from one picture to the next. The gap keeps neighbours out of it. */
const stride = 40;
/** Parts of a unit to which a picture of the set is rounded: a third of a pixel at 32 pixels. */
const parts = 3;

/** The picture of an emoji in the set without its `<svg>`, made small. */
function fromSet(symbol: string): string {
  const require = createRequire(import.meta.url);
  const names: Record<string, string> = require('@iconify-json/fluent-emoji-flat/chars.json');
  const set: IconSet = require('@iconify-json/fluent-emoji-flat/icons.json');
  const name = names[emojiFile(symbol)];
  const body = name && set.icons[name]?.body;
  if (!body) throw new Error(`the emoji set has no picture of ${symbol} (${emojiFile(symbol)})`);
  const paths = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: 'convertShapeToPath', params: { convertArcs: true } }],
  }).data;
  const scaled = paths.replaceAll(/<path[^>]*/g, (tag) => {
    const own = / transform="([^"]*)"/.exec(tag);
    return tag
      .replace(own?.[0] ?? '', '')
      .replace('<path', `<path transform="scale(${parts})${own?.[1] ?? ''}"`);
  });
  const { data } = optimize(scaled, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupNumericValues: { floatPrecision: 2 },
            convertPathData: { floatPrecision: 0 },
          },
        },
      },
      { name: 'prefixIds', params: { prefix: emojiFile(symbol) } },
    ],
  });
  const shapes = data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<g stroke="none" transform="scale(${1 / parts})">${shapes}</g>`;
}

/** A sheet on which each picture is a view with the name of its emoji. */
function sheetOf(symbols: readonly string[]): string {
  const pictures = symbols.map((symbol, index) => {
    const top = index * stride;
    const view = `<view id="${emojiFile(symbol)}" viewBox="0 ${top} ${side} ${side}"/>`;
    return `${view}<g transform="translate(0 ${top})">${drawings[symbol] ?? fromSet(symbol)}</g>`;
  });
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><g stroke="var(--ink)" stroke-linejoin="round" stroke-linecap="round">\n${pictures.join('\n')}\n</g></svg>\n`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(sheet, sheetOf([...usedEmoji().values()].toSorted()));
}
