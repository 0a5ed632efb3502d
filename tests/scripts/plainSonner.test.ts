import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainSonner } from '../../scripts/vite/plainSonner';

const folder = 'node_modules/sonner/dist';
const script = readFileSync(`${folder}/index.mjs`, 'utf8');
const transform = plainSonner().transform as (
  code: string,
  id: string,
) => Readonly<{ code: string }> | undefined;

const attributes = (source: string): string[] =>
  [...new Set([...source.matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name))].sort();

test("removes the styles from Sonner's script and changes nothing else", () => {
  const plain = transform(script, `/${folder}/index.mjs`)?.code ?? '';
  const taken = script.length - plain.length;
  expect(taken).toBeGreaterThan(10_000);
  expect(plain).toContain('export { Toaster, toast, useSonner }');
  expect(plain).not.toContain('__insertCSS("');
  expect(transform(script, '/src/other.ts')).toBeUndefined();
});

test("the removed styles are in Sonner's style sheet", () => {
  const styles = /^__insertCSS\("(.*)"\)/m.exec(script)?.[1] ?? '';
  expect(attributes(styles).length).toBeGreaterThan(10);
  expect(attributes(readFileSync(`${folder}/styles.css`, 'utf8'))).toEqual(attributes(styles));
});

test('the build fails if Sonner inserts its styles in another way', () => {
  expect(() => transform('export {}', `/${folder}/index.mjs`)).toThrow('no longer inserts');
});
