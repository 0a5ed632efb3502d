import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(
  '.css .html .js .json .md .svg .txt .wasm .webmanifest .xml'.split(' '),
);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How brotli may write a file. Distances to an earlier text: how many low bits it groups by, and how
 * many short distances have codes of their own. Letters: by the two before them, or all alike, which
 * needs no table.
 */
type Way = Readonly<{ grouped: number; own: number; alike: boolean }>;
const usual: Way = { grouped: 0, own: 0, alike: false };
const grouped: Way = { grouped: 3, own: 0, alike: false };

/**
 * The ways that are tried with files up to a size. Which is best differs from file to file, by a
 * thousandth: the smallest files gain the most and take the least time.
 */
const waysUpTo: readonly (readonly [bytes: number, ways: readonly Way[]])[] = [
  [
    8_000,
    [usual, grouped, { grouped: 1, own: 0, alike: true }, { grouped: 2, own: 0, alike: true }],
  ],
  [16_000, [usual, grouped]],
  [Number.POSITIVE_INFINITY, [usual]],
];

/** Files up to this size need only the smallest window, which takes three bits less to name. */
const smallWindow = 65_520;

/** @returns the smallest of the brotli versions that are worth their time */
async function smallestBrotli(body: Buffer): Promise<Buffer> {
  const ways = waysUpTo.find(([bytes]) => body.byteLength <= bytes)?.[1] ?? [usual];
  const versions = await Promise.all(
    ways.map(({ grouped, own, alike }) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          [constants.BROTLI_PARAM_LGWIN]: body.byteLength <= smallWindow ? 16 : 22,
          [constants.BROTLI_PARAM_NPOSTFIX]: grouped,
          [constants.BROTLI_PARAM_NDIRECT]: own,
          [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: alike,
        },
      }),
    ),
  );
  return versions.reduce((best, other) => (other.byteLength < best.byteLength ? other : best));
}

/** Writes a brotli and a gzip version beside a file. @returns the size of the smaller one */
async function compressFile(file: string): Promise<number> {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([smallestBrotli(body), zip(body, { level: 9 })]);
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
