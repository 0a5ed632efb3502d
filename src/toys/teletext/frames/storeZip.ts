export type ZipEntry = Readonly<{ name: string; bytes: Uint8Array }>;

const table: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const version = 20;
/** 1 January 1996, in the format's own way of telling it. */
const date = ((1996 - 1980) << 9) | (1 << 5) | 1;

/** Little-endian numbers of two and four bytes, then a name. */
function record(
  fields: readonly (readonly [value: number, bytes: 2 | 4])[],
  name: string,
): Uint8Array {
  const length = fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const encoded = new TextEncoder().encode(name);
  const written = new Uint8Array(length + encoded.length);
  const view = new DataView(written.buffer);
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  written.set(encoded, length);
  return written;
}

/** A ZIP archive of files as they are, without compression. */
export function storeZip(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const common = [
      [version, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [date, 2],
      [checksum(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const local = record([[0x04034b50, 4], ...common], name);
    directory.push(
      record(
        [[0x02014b50, 4], [version, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]],
        name,
      ),
    );
    parts.push(local, bytes);
    at += local.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(
    [
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [entries.length, 2],
      [entries.length, 2],
      [size, 4],
      [at, 4],
      [0, 2],
    ],
    '',
  );
  return new Blob(
    [...parts, ...directory, end].map((part) => part.slice()),
    {
      type: 'application/zip',
    },
  );
}
