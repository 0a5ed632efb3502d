import type { createMemoryRouter as CreateMemoryRouter } from 'react-router-dom';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { productionRouter } from '../../scripts/vite/productionRouter';

/** A router as the browser's build has it, with one lazy page beside the first. */
async function buildRouter() {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) =>
      id === 'entry' ? `export { createMemoryRouter } from 'react-router';` : undefined,
  };
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry, productionRouter()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = built.output[0];
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { createMemoryRouter } = (await import(/* @vite-ignore */ url)) as {
    createMemoryRouter: typeof CreateMemoryRouter;
  };
  return createMemoryRouter([
    {
      path: '/',
      children: [
        { index: true, Component: () => null },
        { path: 'late', lazy: async () => ({ Component: () => null }) },
      ],
    },
  ]);
}

test('the reduced router navigates, and throws for what was left out', async () => {
  const router = await buildRouter();
  const states: string[] = [];
  router.subscribe(({ navigation }) => states.push(navigation.state));

  await router.navigate('/late#part');
  expect(router.state.location).toMatchObject({ pathname: '/late', hash: '#part' });
  expect(router.state.matches.at(-1)?.route.element).toBeDefined();
  expect(states).toEqual(['loading', 'idle']);
  await router.navigate('/late?again');
  expect(router.state.location.search).toBe('?again');
  await router.navigate(-2);
  expect(router.state.location.pathname).toBe('/');
  await router.navigate('/nowhere');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);

  const formData = new FormData();
  await expect(router.navigate('/late', { formMethod: 'post', formData })).rejects.toThrow(
    'left out',
  );
  expect(() => router.fetch('key', '0', '/late')).toThrow('fetch2 is left out');
  expect(() => router.revalidate()).toThrow('revalidate is left out');
  expect(() => router.getBlocker('key', () => true)).toThrow('getBlocker is left out');
});

test('the build stops when the router no longer has a part that is replaced', () => {
  const { buildEnd } = productionRouter() as unknown as { buildEnd: () => void };
  const error = (message: string) => {
    throw new Error(message);
  };
  expect(() => buildEnd.call({ error })).toThrow(/no longer has PrefetchPageLinks,/);
});
