import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondPass } from '../../scripts/vite/secondPass';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'second-pass-'));
});
afterAll(() => rm(root, { recursive: true }));

const folder = () => join(root, 'node_modules/.cache/second-pass');

type Hook = Readonly<{
  handler: (this: unknown, options: unknown, bundle: Record<string, { code: string }>) => unknown;
}>;

/** Builds a site of one script. @returns the script as it is served */
async function build(code: string, isEntry = false): Promise<string> {
  const chunk = { type: 'chunk', name: 'page', isEntry, code };
  const { handler } = secondPass().generateBundle as unknown as Hook;
  const config = { consumer: 'client', root };
  await handler.call({ environment: { config } }, {}, { 'page.js': chunk });
  return chunk.code;
}

test('a script is made smaller once, and read from the store when it comes again', async () => {
  const source =
    'const one = 1; export const two = () => { if (false) { three(); } return one + one; };';
  const first = await build(source);
  expect(first.length).toBeLessThan(source.length);
  const [name] = await readdir(folder());
  expect(await readFile(join(folder(), name), 'utf8')).toBe(first);
  await writeFile(join(folder(), name), 'stored');
  expect(await build(source)).toBe('stored');
  // An entry is looked over more often, so it has a place of its own.
  expect(await build(source, true)).toBe(first);
});

test('a changed script is made anew, and the store holds nothing of earlier builds', async () => {
  await build('export const a = 1 + 1;');
  expect(await build('export const a = 2 + 2;')).toContain('4');
  expect(await readdir(folder())).toHaveLength(1);
});
