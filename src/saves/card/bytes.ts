export type Bytes = Uint8Array<ArrayBuffer>;

export function joinBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** A number as four bytes, the most significant first. */
export function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function readUint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);
}

/**
 * Sends bytes through a compression stream of the browser.
 * @param most the highest number of bytes allowed: a small file may unpack to a huge one
 * @throws when the bytes are damaged or too many
 */
async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('damaged');
    }
    parts.push(read.value);
  }
  return joinBytes(...parts);
}

export function compress(bytes: Bytes, format: CompressionFormat): Promise<Bytes> {
  return through(bytes, new CompressionStream(format), Number.POSITIVE_INFINITY);
}

export function decompress(bytes: Bytes, format: CompressionFormat, most: number): Promise<Bytes> {
  return through(bytes, new DecompressionStream(format), most);
}
