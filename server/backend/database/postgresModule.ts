import { open } from 'node:fs/promises';

/** Of WebAssembly's memory, in bytes. */
const PAGE = 65_536;

/**
 * Reads a file into memory outside glibc's allocator. After it frees a block of megabytes, glibc
 * would keep that much of all memory that is freed later.
 */
async function readAside(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = new WebAssembly.Memory({ initial: Math.ceil(size / PAGE) });
    const bytes = new Uint8Array(buffer, 0, size);
    for (let at = 0; at < size; ) {
      const { bytesRead } = await handle.read(bytes, at, size - at);
      if (bytesRead === 0) throw new Error(`${file.pathname} ends too soon.`);
      at += bytesRead;
    }
    return bytes;
  } finally {
    await handle.close();
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded PostgreSQL, compiled once for all threads: each would keep a copy of its own.
 * Rejects if the package is not installed completely.
 */
export function postgresModule(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  compiled ??= readAside(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
