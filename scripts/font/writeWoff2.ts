import { brotliCompressSync, constants } from 'node:zlib';

/** The numbers of the known tables, as WOFF2 counts them. */
const known =
  'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp'.split(
    ' ',
  );

/** A number in groups of seven bits, all but the last marked. */
function base128(value: number): readonly number[] {
  const groups = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 127) | 128);
  return groups;
}

/**
 * Packs the tables of a TrueType font.
 * @param tables in the order of their tags, `glyf` and `loca` transformed
 * @param glyphs how many there are
 */
export function writeWoff2(tables: ReadonlyMap<string, Buffer>, glyphs: number): Buffer {
  /** The length of a table where it is unpacked; that of the outlines may be a guess. */
  const plainLength = (tag: string, { length }: Buffer) =>
    tag === 'loca' ? 2 * (glyphs + 1) : tag === 'glyf' ? 2 * length : length;
  const directory = [...tables].flatMap(([tag, table]) => {
    const number = known.indexOf(tag);
    if (number < 0) throw new Error(`no number for the table ${tag}`);
    const isTransformed = tag === 'glyf' || tag === 'loca';
    return [
      number,
      ...base128(plainLength(tag, table)),
      ...(isTransformed ? base128(table.length) : []),
    ];
  });
  const packed = brotliCompressSync(Buffer.concat([...tables.values()]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  const plain = [...tables].reduce(
    (sum, [tag, table]) => sum + 16 + Math.ceil(plainLength(tag, table) / 4) * 4,
    12,
  );
  const length = 48 + directory.length + packed.length;
  const padding = (4 - (length % 4)) % 4;
  const head = Buffer.alloc(48);
  head.write('wOF2', 0, 'latin1');
  head.writeUInt32BE(0x10000, 4);
  head.writeUInt32BE(length + padding, 8);
  head.writeUInt16BE(tables.size, 12);
  head.writeUInt32BE(plain, 16);
  head.writeUInt32BE(packed.length, 20);
  head.writeUInt16BE(1, 24);
  return Buffer.concat([head, Buffer.from(directory), packed, Buffer.alloc(padding)]);
}
