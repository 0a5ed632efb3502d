import { nameOf } from './parseCondition';
import { notOffered, RestError } from './RestError';

export type OrderItem = Readonly<{
  column: string;
  direction: '' | 'asc' | 'desc';
  nulls: '' | 'nullsfirst' | 'nullslast';
}>;

/** The most columns to sort by: each comparison may look at all of them. */
const MAX_ORDER = 6;

/** Parses `select`: `*`, or columns, each of them once. @returns undefined for all columns */
export function parseSelect(input: string): readonly string[] | undefined {
  if (input === '' || input === '*') return undefined;
  return input.split(',').map((text, index, all) => {
    const column = nameOf(text.trim());
    // Each repetition would make every row of the answer longer.
    if (column === undefined || all.indexOf(text) !== index) {
      throw notOffered(`The selection ${input}`);
    }
    return column;
  });
}

const ORDER = /^(.*?)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/s;

/** Parses `order`: `column.desc.nullslast,…`. */
export function parseOrder(input: string): readonly OrderItem[] {
  const items = input.split(',').map((text) => {
    const [, name = '', direction = '', nulls = ''] = ORDER.exec(text.trim()) ?? [];
    const column = nameOf(name);
    if (column === undefined) throw notOffered(`The order ${input}`);
    return { column, direction, nulls } as OrderItem;
  });
  if (items.length > MAX_ORDER) throw new RestError(400, 'PGRST100', 'Too many columns');
  return items;
}
