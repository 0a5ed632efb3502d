import { type Align, aligns, type Block, type BlockType, faces, type Run } from './documentModel';

type Style = Readonly<{ marks: number; face?: number }>;
type Draft = { type: BlockType; align: Align; runs: Run[] };

const blockNames = new Set(['P', 'DIV', 'LI', 'H1', 'H2', 'H3', 'BLOCKQUOTE', 'PRE']);

function typeOf(element: Element): BlockType {
  if (/^H\d$/.test(element.tagName)) return 'h';
  const list = element.closest('ul, ol');
  if (list && element.closest('li')) return list.tagName === 'OL' ? 'ol' : 'ul';
  return 'p';
}

function alignOf(element: HTMLElement): Align {
  const wanted = element.style.textAlign || element.getAttribute('align');
  return aligns.find((known) => known === wanted) ?? 'left';
}

function styleOf(element: HTMLElement, style: Style): Style {
  const { tagName } = element;
  const { fontWeight, fontStyle, textDecorationLine, fontFamily } = element.style;
  let { marks, face } = style;
  if (
    tagName === 'B' ||
    tagName === 'STRONG' ||
    Number(fontWeight) >= 600 ||
    fontWeight === 'bold'
  ) {
    marks |= 1;
  } else if (fontWeight === 'normal') marks &= ~1;
  if (tagName === 'I' || tagName === 'EM' || fontStyle === 'italic') marks |= 2;
  if (tagName === 'U' || textDecorationLine.includes('underline')) marks |= 4;
  const named = element.getAttribute('face') ?? fontFamily;
  const found = faces.findIndex((name) => named.includes(name));
  if (found >= 0) face = found;
  return face === undefined ? { marks } : { marks, face };
}

/** Reads the blocks of the sheet, whatever elements the browser's editing has created. */
export function readBlocks(sheet: HTMLElement): readonly Block[] {
  const blocks: Draft[] = [];
  let open: Draft | undefined;
  const begin = (element: HTMLElement): void => {
    open = { type: typeOf(element), align: alignOf(element), runs: [] };
    blocks.push(open);
  };
  const walk = (node: Node, style: Style, block: HTMLElement): void => {
    if (node instanceof Text) {
      const text = node.data.replace(/[\n\t\u00a0]/g, ' ');
      if (text.trim() === '' && (!open || open.runs.length === 0)) return;
      if (!open) begin(block);
      const last = open?.runs.at(-1);
      if (last && last.marks === style.marks && last.face === style.face) {
        open?.runs.splice(-1, 1, { ...last, text: last.text + text });
      } else open?.runs.push({ text, ...style });
      return;
    }
    if (!(node instanceof HTMLElement)) return;
    if (node.tagName === 'BR') {
      // A line break that only keeps an empty block open is not part of the text.
      if (node.nextSibling || (open && open.runs.length > 0 && node.previousSibling)) {
        if (node.nextSibling) begin(block);
      }
      return;
    }
    const isBlock = blockNames.has(node.tagName);
    const isList = node.tagName === 'UL' || node.tagName === 'OL';
    const hasBlocks = [...node.children].some(
      ({ tagName }) => blockNames.has(tagName) || tagName === 'UL' || tagName === 'OL',
    );
    if (isBlock && !hasBlocks) begin(node);
    else if (isBlock || isList) open = undefined;
    const within = isBlock ? node : block;
    const next = isBlock ? style : styleOf(node, style);
    for (const child of node.childNodes) walk(child, next, within);
    if (isBlock || isList) open = undefined;
  };
  for (const child of sheet.childNodes) walk(child, { marks: 0 }, sheet);
  return blocks;
}

function runElement({ text, marks, face }: Run): Node {
  let node: Node = document.createTextNode(text);
  const wrap = (name: string): HTMLElement => {
    const element = document.createElement(name);
    element.append(node);
    node = element;
    return element;
  };
  if (marks & 1) wrap('b');
  if (marks & 2) wrap('i');
  if (marks & 4) wrap('u');
  if (face !== undefined) wrap('span').style.fontFamily = `"${faces[face]}"`;
  return node;
}

/** Writes blocks into an empty sheet. Text is never markup. */
export function writeBlocks(sheet: HTMLElement, blocks: readonly Block[]): void {
  let list: HTMLElement | undefined;
  sheet.replaceChildren();
  for (const { type, align, runs } of blocks) {
    const isEntry = type === 'ul' || type === 'ol';
    const element = document.createElement(isEntry ? 'li' : type === 'h' ? 'h2' : 'p');
    if (align !== 'left') element.style.textAlign = align;
    element.append(...runs.map(runElement));
    if (element.textContent === '') element.append(document.createElement('br'));
    if (!isEntry) list = undefined;
    else if (list?.tagName !== type.toUpperCase()) {
      list = document.createElement(type);
      sheet.append(list);
    }
    (list ?? sheet).append(element);
  }
  if (blocks.length === 0) {
    const paragraph = document.createElement('p');
    paragraph.append(document.createElement('br'));
    sheet.append(paragraph);
  }
}
