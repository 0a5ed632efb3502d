import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(
  '.css .html .js .json .md .svg .txt .wasm .webmanifest .xml'.split(' '),
);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a brotli and a gzip version beside a file. @returns the size of the smaller one */
async function compressFile(file: string): Promise<number> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return Math.min(br.byteLength, gz.byteLength);
}

/**
 * Compresses every file of a folder that becomes smaller by it.
 * @returns the size in bytes of every file in the smallest form that is served, by its path in the
 *   folder
 */
export async function compressFolder(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const isText = compressible.has(extname(file));
      const size = isText ? await compressFile(file) : (await stat(file)).size;
      return [relative(folder, file).replaceAll('\\', '/'), size] as const;
    }),
  );
  return new Map(sizes);
}
