import { crc32 } from '../../../lib/crc32';

export type ZipEntry = Readonly<{ name: string; bytes: Uint8Array }>;

const version = 20;
/** 1 January 1996, in the format's encoding. */
const date = ((1996 - 1980) << 9) | (1 << 5) | 1;

/** A 32-bit number as two 16-bit numbers, the lower first. */
const long = (value: number): readonly number[] => [value & 0xffff, value >>> 16];

/** Little-endian numbers of two bytes each, then a name. */
function record(numbers: readonly number[], name = ''): Uint8Array<ArrayBuffer> {
  const head = numbers.flatMap((number) => [number & 255, number >>> 8]);
  return Uint8Array.from([...head, ...new TextEncoder().encode(name)]);
}

/**
 * A ZIP archive of files without compression.
 * @param entries with ASCII names
 */
export function storeZip(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const size = long(bytes.length);
    const common = [version, 0, 0, 0, date, ...long(crc32(bytes)), ...size, ...size];
    const named = [...common, name.length, 0];
    const local = record([...long(0x04034b50), ...named], name);
    directory.push(
      record([...long(0x02014b50), version, ...named, 0, 0, 0, 0, 0, ...long(at)], name),
    );
    parts.push(local, bytes.slice());
    at += local.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = record([...long(0x06054b50), 0, 0, count, count, ...long(size), ...long(at), 0]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
