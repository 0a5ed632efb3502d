import { expect, test } from 'vitest';
import { secondPass } from '../../scripts/vite/secondPass';

type Hook = Readonly<{
  handler: (this: unknown, options: unknown, bundle: Record<string, { code: string }>) => unknown;
}>;

/** Builds a site of one script. @returns the script as it is served */
async function build(code: string, consumer = 'client'): Promise<string> {
  const chunk = { type: 'chunk', code };
  const { handler } = secondPass().generateBundle as unknown as Hook;
  await handler.call({ environment: { config: { consumer } } }, {}, { 'page.js': chunk });
  return chunk.code;
}

const source =
  'const one = 1; export const two = () => { if (false) { three(); } return one + one; };';

test('a script is made smaller, and keeps its exports', async () => {
  const code = await build(source);
  expect(code.length).toBeLessThan(source.length / 2);
  expect(code).toMatch(/export const two=/);
});

test('the scripts of the prerendered pages stay as they are', async () => {
  expect(await build(source, 'server')).toBe(source);
});

test('a size that is read only to lay out the page is still read', async () => {
  const reads = ['element.offsetWidth', 'element.getBoundingClientRect()', 'innerWidth'];
  const code = await build(`export const layOut = (element) => { ${reads.join('; ')}; };`);
  for (const read of ['offsetWidth', 'getBoundingClientRect()', 'innerWidth']) {
    expect(code).toContain(read);
  }
});

test('a script that cannot be parsed ends the build', async () => {
  await expect(build('export const = 1;')).rejects.toThrow();
});
