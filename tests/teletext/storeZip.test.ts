import { expect, test } from 'vitest';
import { storeZip } from '../../src/toys/teletext/frames/storeZip';

/** The entries of an archive's directory: names and stored bytes. */
function readZip(zip: Buffer): readonly (readonly [name: string, bytes: Buffer, crc: number])[] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const count = zip.readUInt16LE(end + 10);
  let entry = zip.readUInt32LE(end + 16);
  expect(entry + zip.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(zip.readUInt32LE(entry)).toBe(0x02014b50);
    const local = zip.readUInt32LE(entry + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    // From the version to the length of the name, both headers agree.
    expect(zip.subarray(local + 4, local + 28)).toEqual(zip.subarray(entry + 6, entry + 30));
    const size = zip.readUInt32LE(entry + 24);
    const nameLength = zip.readUInt16LE(entry + 28);
    const name = zip.toString('ascii', entry + 46, entry + 46 + nameLength);
    expect(zip.toString('ascii', local + 30, local + 30 + nameLength)).toBe(name);
    const start = local + 30 + nameLength;
    const crc = zip.readUInt32LE(entry + 16);
    entry += 46 + nameLength;
    return [name, zip.subarray(start, start + size), crc] as const;
  });
}

test('the files of an archive can be read back, with their checksums', async () => {
  const long = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) & 255);
  const check = new TextEncoder().encode('123456789');
  const zip = storeZip([
    { name: 'check.tti', bytes: check },
    { name: 'p100.tti', bytes: long },
    { name: 'empty', bytes: new Uint8Array() },
  ]);
  expect(zip.type).toBe('application/zip');
  const entries = readZip(Buffer.from(await zip.arrayBuffer()));
  expect(entries.map(([name]) => name)).toEqual(['check.tti', 'p100.tti', 'empty']);
  expect(Buffer.compare(entries[1]?.[1] ?? Buffer.alloc(0), Buffer.from(long))).toBe(0);
  // The check value of CRC-32.
  expect(entries[0]?.[2]).toBe(0xcbf43926);
  expect(entries[2]?.[2]).toBe(0);
});

test('an archive can be empty', async () => {
  expect(readZip(Buffer.from(await storeZip([]).arrayBuffer()))).toEqual([]);
});
