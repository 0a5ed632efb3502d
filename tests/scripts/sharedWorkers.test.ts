import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { ofThePage } from '../../scripts/vite/ofThePage';
import { sharedWorkers } from '../../scripts/vite/sharedWorkers';

const sources: Readonly<Record<string, string>> = {
  '/main.ts': `document.title = 'first'; document.onclick = () => import('/page.ts');`,
  '/page.ts': `
    import { rule } from '/rules.ts';
    document.title = rule('page');
    new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });`,
  '/think.worker.ts': `import { rule } from '/rules.ts'; postMessage(rule('worker'));`,
  '/both.ts': `
    new Worker(new URL('./think.worker.ts', import.meta.url));
    new Worker(new URL('./other/think.worker.ts', import.meta.url));`,
  '/eager.ts': `
    import { rule } from '/rules.ts';
    document.title = rule('page');
    new Worker(new URL('./think.worker.ts', import.meta.url));`,
  '/rules.ts': `export const rule = (who) => who + performance.now() + 'the rules';`,
};

const modules: Plugin = {
  name: 'modules',
  resolveId: (id) => (id in sources ? id : undefined),
  load: (id) => sources[id],
};

const buildSite = async (entry: string) =>
  (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [modules, sharedWorkers()],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: ofThePage('site', entry, /^$/), debugName: 'site' }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;

test('a worker imports the script that it shares with its page, and nothing of the page', async () => {
  const { output } = await buildSite('/main.ts');
  const chunks = output.filter((file) => file.type === 'chunk');
  const holding = (text: string) => chunks.filter(({ code }) => code.includes(text));
  const [rules] = holding('the rules');
  const [worker] = holding('postMessage');
  const [page] = holding('new Worker');
  expect(holding('the rules')).toHaveLength(1);
  expect(worker?.imports).toEqual([rules?.fileName]);
  expect(page?.imports).toContain(rules?.fileName);
  expect(page?.code).toContain(`new Worker("/${worker?.fileName}", { type: "module" })`);
});

test('two workers of one name are refused', async () => {
  await expect(buildSite('/both.ts')).rejects.toThrow('two workers are named think.worker');
});

test('a worker that would import the page itself is refused', async () => {
  await expect(buildSite('/eager.ts')).rejects.toThrow("think.worker.ts imports the page's own");
});
