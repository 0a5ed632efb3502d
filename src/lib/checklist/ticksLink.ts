import type { ChecklistItem } from '../../content/checklist';

/**
 * The letter of the list that the bits belong to: a new one whenever an item is added, removed or
 * moved, or old links would tick the wrong items.
 */
const version = 'a';

/** RFC 4648 base64url: every character stands in an address as it is. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsPerDigit = 6;

export type DecodedTicks =
  | Readonly<{
      ok: true;
      /** In the order of the list. */
      ids: readonly string[];
      /** Padding bits after the last item. */
      dropped: number;
    }>
  | Readonly<{ ok: false; reason: 'other version' | 'malformed' }>;

/**
 * Ticks as an address can carry them: the version, six items per character, and a check character
 * that tells a link cut short or mistyped from a good one. Unknown ids are left out.
 */
export function encodeTicks(ids: Iterable<string>, items: readonly ChecklistItem[]): string {
  const ticked = new Set(ids);
  const values = Array.from({ length: digitCount(items) }, (_, digit) =>
    items
      .slice(digit * bitsPerDigit, (digit + 1) * bitsPerDigit)
      .reduce((value, { id }, bit) => value | (ticked.has(id) ? 1 << bit : 0), 0),
  );
  const body = values.map((value) => digits.charAt(value)).join('');
  return version + body + checkDigit(values);
}

/** Reads the output of `encodeTicks`. Anything else is refused as a whole. */
export function decodeTicks(text: string, items: readonly ChecklistItem[]): DecodedTicks {
  if (text.length !== digitCount(items) + 2) {
    const foreign = /^[a-z]/.test(text) && !text.startsWith(version);
    return { ok: false, reason: foreign ? 'other version' : 'malformed' };
  }
  if (!text.startsWith(version)) return { ok: false, reason: 'other version' };
  const values = text
    .slice(1, -1)
    .split('')
    .map((digit) => digits.indexOf(digit));
  if (values.includes(-1) || text.at(-1) !== checkDigit(values)) {
    return { ok: false, reason: 'malformed' };
  }
  const set = values.flatMap((value, digit) =>
    Array.from({ length: bitsPerDigit }, (_, bit) => digit * bitsPerDigit + bit).filter(
      (_, bit) => value & (1 << bit),
    ),
  );
  const ids = set.flatMap((i) => items[i]?.id ?? []);
  return { ok: true, ids, dropped: set.length - ids.length };
}

function digitCount(items: readonly ChecklistItem[]): number {
  return Math.ceil(items.length / bitsPerDigit);
}

function checkDigit(values: readonly number[]): string {
  // 37 is odd: every single changed digit, and most swapped digits, change the sum.
  const sum = values.reduce((total, value) => (total * 37 + value + 1) % digits.length, 0);
  return digits.charAt(sum);
}
