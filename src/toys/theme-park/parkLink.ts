import { bytesOfText, textOfBytes } from '../../../scenes/kit/rules/textOfBytes';

import { maxParkText } from '../../../scenes/theme-park/rules/save/readPark';

/** What precedes a park in an address. It is in the hash, which browsers do not send to servers. */
const mark = '#park=';
/** Upper bound in characters. The fullest park is shorter. */
const maxLinkText = 8000;

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<ReadableStream> {
  return new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair);
}

/** Reads a stream of bytes up to a limit. @returns undefined if there are more */
async function readUpTo(stream: ReadableStream, limit: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

/** A saved park as the hash of an address. */
export async function parkHash(park: string): Promise<string> {
  const bytes = bytesOfText(park) ?? new Uint8Array();
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return mark + textOfBytes((await readUpTo(packed, maxLinkText)) ?? new Uint8Array());
}

/** Whether a hash contains a park. */
export function hasPark(hash: string): boolean {
  return hash.startsWith(mark);
}

/** The saved park in a hash; undefined if it is malformed. */
export async function parkInHash(hash: string): Promise<string | undefined> {
  if (!hasPark(hash) || hash.length > maxLinkText + mark.length) return undefined;
  const packed = bytesOfText(hash.slice(mark.length));
  if (!packed || packed.length === 0) return undefined;
  try {
    const bytes = await readUpTo(
      await through(packed, new DecompressionStream('deflate-raw')),
      (maxParkText * 3) / 4,
    );
    return bytes && textOfBytes(bytes);
  } catch {
    return undefined;
  }
}
