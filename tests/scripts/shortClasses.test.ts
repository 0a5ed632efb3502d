import { expect, test } from 'vitest';
import { shortClasses } from '../../scripts/vite/shortClasses';

const window = 'src/toys/desktop/Window.module.css';
const home = 'src/pages/home/YearDialog.module.css';

function naming(command: 'build' | 'serve') {
  const { nameOf, configResolved } = shortClasses(process.cwd());
  (configResolved as unknown as (config: object) => void)({ command, build: { ssr: false } });
  return (local: string, sheet: string) => nameOf(local, `${process.cwd()}/${sheet}?used`);
}

test('a build gives each class three characters of its own, and the renderer’s build the same', () => {
  const [client, server] = [naming('build'), naming('build')];
  const locals = Array.from({ length: 30 }, (_, index) => `class${index}`);
  const named = locals.flatMap((local) => [client(local, window), client(local, home)]);
  expect(new Set(named).size).toBe(named.length);
  for (const name of named) expect(name).toMatch(/^[A-Z][a-z0-9][a-z]{1,2}$/);
  expect(client('class3', window)).toBe(named[6]);
  expect(locals.flatMap((local) => [server(local, window), server(local, home)])).toEqual(named);
});

test('in development a class keeps its local name', () => {
  expect(naming('serve')('busy', window)).toMatch(/^busy_[A-Z][a-z0-9]$/);
});

test('refuses a sheet that is not of the site', () => {
  expect(() => naming('build')('a', 'tests/none.module.css')).toThrow('no sheet of the site');
});
