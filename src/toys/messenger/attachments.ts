import { type StickerId, stickers } from '../../content/stickers';
import { parseRunFragment, runPath } from '../../lib/runLink';
import { maxMessage } from '../../services/chat/ChatMessage';

/** A line of a drawing: a colour's number and points on the paper. */
export type Stroke = Readonly<{
  colour: number;
  points: readonly (readonly [x: number, y: number])[];
}>;

/** The paper, in points. */
export const paper = { width: 128, height: 96 } as const;
/** The felt pens. */
export const pens = ['#14262b', '#c2185b', '#1565c0', '#2e7d32', '#ef6c00', '#6a1b9a'] as const;

/** What can be attached to a message: a message's text is one of these as a whole, or none. */
export type Attachment = Readonly<
  | { kind: 'drawing'; strokes: readonly Stroke[] }
  | { kind: 'sticker'; id: StickerId }
  | { kind: 'run'; path: string; name: string }
>;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A point lies at most this far from the one before it, on both axes. */
const reach = 3;
const endOfStroke = digits[63];
/** What is left of a message for the drawing itself. */
export const maxInk = maxMessage - '(drawing:)'.length;

function writeStroke({ colour, points: [first, ...rest] }: Stroke): string {
  if (!first) return '';
  let [x, y] = first;
  const at = x * paper.height + y;
  let text = digits[colour] + digits[at >> 12] + digits[(at >> 6) & 63] + digits[at & 63];
  for (const [toX, toY] of rest) {
    while (x !== toX || y !== toY) {
      const across = Math.max(-reach, Math.min(reach, toX - x));
      const down = Math.max(-reach, Math.min(reach, toY - y));
      text += digits[(across + reach) * 7 + down + reach];
      x += across;
      y += down;
    }
  }
  return text + endOfStroke;
}

/** A drawing as text. One that is longer than `maxInk` does not fit into a message. */
export function writeDrawing(strokes: readonly Stroke[]): string {
  return strokes.map(writeStroke).join('');
}

/** Reads such a text; undefined for anything else. */
export function readDrawing(text: string): readonly Stroke[] | undefined {
  if (text.length > maxInk || !/^[\w-]+$/.test(text) || !text.endsWith(endOfStroke)) return;
  const strokes: Stroke[] = [];
  for (const part of text.slice(0, -1).split(endOfStroke)) {
    const [colour = -1, a = 0, b = 0, c = 0, ...deltas] = Array.from(part, (each) =>
      digits.indexOf(each),
    );
    const at = (a << 12) | (b << 6) | c;
    let [x, y] = [Math.floor(at / paper.height), at % paper.height];
    if (part.length < 4 || colour >= pens.length || x >= paper.width) return undefined;
    const points: [number, number][] = [[x, y]];
    for (const delta of deltas) {
      if (delta >= 49) return undefined;
      x += Math.floor(delta / 7) - reach;
      y += (delta % 7) - reach;
      if (x < 0 || y < 0 || x >= paper.width || y >= paper.height) return undefined;
      points.push([x, y]);
    }
    strokes.push({ colour, points });
  }
  return strokes;
}

/** The attachment that a message's text is; undefined for any other text. */
export function attachmentIn(message: string): Attachment | undefined {
  const [, kind, text = ''] = /^\((drawing|sticker|run):([^\s()]+)\)$/.exec(message) ?? [];
  if (kind === 'drawing') {
    const strokes = readDrawing(text);
    return strokes && { kind, strokes };
  }
  if (kind === 'sticker') {
    return Object.hasOwn(stickers, text) ? { kind, id: text as StickerId } : undefined;
  }
  if (kind !== 'run') return undefined;
  const { text: run, name } = parseRunFragment(text);
  return /^[\w.~-]{8,}$/.test(run) ? { kind, path: runPath(run, name), name } : undefined;
}

/** The message for a run's link, or a sentence that says why there is none. */
export function runMessage(pasted: string): Readonly<{ message: string } | { refusal: string }> {
  const { text, name } = parseRunFragment(pasted);
  const isRun = /\/run#/.test(pasted) && /^[\w.~-]{8,}$/.test(text);
  if (!isRun)
    return { refusal: 'That is not the link of a run. A run’s page has a button that copies it.' };
  const message = `(run:${runPath(text, name).slice('/run#'.length)})`;
  if (message.length <= maxMessage) return { message };
  return {
    refusal: `This run’s link has ${message.length} characters, and a message can have ${maxMessage}. Send a shorter run.`,
  };
}

/** An attachment in words. */
export function describeAttachment(attachment: Attachment): string {
  if (attachment.kind === 'drawing') return 'sent a drawing';
  if (attachment.kind === 'sticker') return `sent a sticker: ${stickers[attachment.id][1]}`;
  return attachment.name ? `sent a run by ${attachment.name}` : 'sent a run';
}
