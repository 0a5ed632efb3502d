/** The style of a whole document where nothing in it differs. */
export type Base = Readonly<{ face: number; bold: boolean; italic: boolean; underline: boolean }>;

/**
 * Characters of one style. `marks` adds 1 for bold, 2 for italic, 4 for underlined; `face` is an
 * index.
 */
export type Run = Readonly<{ text: string; marks: number; face?: number }>;

export const blockTypes = ['p', 'h', 'ul', 'ol'] as const;
export type BlockType = (typeof blockTypes)[number];
export const aligns = ['left', 'center', 'right'] as const;
export type Align = (typeof aligns)[number];

/** A paragraph, a heading, or a list item. */
export type Block = Readonly<{ type: BlockType; align: Align; runs: readonly Run[] }>;

export type ScribeDocument = Readonly<{ base: Base; blocks: readonly Block[] }>;

export const plainBase: Base = { face: 0, bold: false, italic: false, underline: false };

/** Typefaces, by the first name in their CSS. */
export const faces = ['Liberation Serif', 'Comic Sans MS', 'Courier New'] as const;

export const maxDocumentLength = 40_000;
const version = 1;

const isFace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < faces.length;

/** The text under which it is stored on the disk. */
export function writeDocument({ base, blocks }: ScribeDocument): string {
  return JSON.stringify({
    version,
    base,
    blocks: blocks.map(({ type, align, runs }) => [
      type,
      align,
      ...runs.map(({ text, marks, face }) =>
        face === undefined ? [text, marks] : [text, marks, face],
      ),
    ]),
  });
}

function parseRun(value: unknown): Run | undefined {
  if (!Array.isArray(value)) return undefined;
  const [text, marks, face] = value as unknown[];
  if (typeof text !== 'string' || typeof marks !== 'number' || marks < 0 || marks > 7)
    return undefined;
  return { text, marks: Math.floor(marks), ...(isFace(face) ? { face } : {}) };
}

function parseBlock(value: unknown): Block | undefined {
  if (!Array.isArray(value)) return undefined;
  const [first, second, ...rest] = value as unknown[];
  const type = blockTypes.find((known) => known === first);
  const align = aligns.find((known) => known === second);
  if (!type || !align) return undefined;
  return { type, align, runs: rest.map(parseRun).filter((run) => run !== undefined) };
}

/** Parses a stored document; undefined if it is not a document. Damaged parts are left out. */
export function parseDocument(text: string): ScribeDocument | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { version: found, base, blocks } = Object(stored) as Record<string, unknown>;
  if (found !== version || !Array.isArray(blocks)) return undefined;
  const { face, bold, italic, underline } = Object(base) as Record<string, unknown>;
  return {
    base: {
      face: isFace(face) ? face : 0,
      bold: bold === true,
      italic: italic === true,
      underline: underline === true,
    },
    blocks: (blocks as unknown[]).map(parseBlock).filter((block) => block !== undefined),
  };
}

/** Makes a document of a plain text. */
export function documentOf(text: string): ScribeDocument {
  const blocks = text
    .split('\n')
    .map((line): Block => ({ type: 'p', align: 'left', runs: [{ text: line, marks: 0 }] }));
  return { base: plainBase, blocks };
}

/** The plain text of a document, a line for each block. */
export function plainText({ blocks }: ScribeDocument): string {
  return blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');
}
