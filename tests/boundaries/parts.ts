/** Which layer a file belongs to, and what each layer may import. */

export type ImportKind = 'value' | 'types' | 'lazy';

const patterns: readonly (readonly [RegExp, string])[] = [
  [/^scenes\/kit\/rules\//, 'kit rules'],
  [/^scenes\/kit\/run\//, 'kit run'],
  [/^scenes\/kit\/view\//, 'kit view'],
  [/^scenes\/kit\/bot\//, 'kit bot'],
  [/^scenes\/kit\/(Game|Entry|Story)\.ts$/, 'kit game'],
  [/^scenes\/catalogue\.ts$/, 'catalogue'],
  [/^scenes\/(games|stories)\.ts$/, 'registry'],
  [/^scenes\/gameList\.ts$/, 'game list'],
  [/^scenes\/[^/]+\/entry\.ts$/, 'entry'],
  [/^scenes\/[^/]+\/bot\//, 'bot'],
  [/^scenes\/[^/]+\/(rules\/|config\.ts$)/, 'rules'],
  [/^scenes\/[^/]+\/(view\/|[^/]+((Scene|Stage)\.ts|Board\.tsx)$)/, 'view'],
  [/^scenes\/[^/]+\//, 'game'],
  [
    /^src\/(content|lib|styles|audio|stores|services|saves|components|hosts|objects|toys|pages|app)\//,
    '$1',
  ],
  [/^src\/entry-[^/]+$/, 'app'],
  [/^server\//, 'server'],
];

/** The layer of a path from the repository's root; undefined if the table does not have it. */
export function partOf(path: string): string | undefined {
  for (const [pattern, part] of patterns) {
    const match = pattern.exec(path);
    if (match) return part === '$1' ? match[1] : part;
  }
  return undefined;
}

/** These layers may import only files of the same game. */
export const ofOneGame: ReadonlySet<string> = new Set(['rules', 'view', 'game', 'bot']);

const kit = ['kit rules', 'kit run', 'kit view', 'kit game'];
/** Their engines stay behind `import()`: what is loaded at once is checked as a whole. */
const games = ['rules', 'game', 'view'];
const underToys = [
  'hosts',
  'components',
  'content',
  'stores',
  'audio',
  'services',
  'lib',
  'styles',
  'catalogue',
];
const site = ['app', 'pages', 'toys', 'objects', 'saves', ...underToys];

/**
 * Layers that a layer may import besides itself. `types X` allows types only, `lazy X` allows types
 * and `import()`.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'kit rules': [],
  'kit run': ['kit rules'],
  'kit game': ['kit rules', 'types kit run', 'types kit view'],
  'kit view': ['kit rules', 'kit run', 'kit game'],
  rules: ['kit rules'],
  game: ['rules', 'kit rules', 'types kit run', 'kit game', 'types kit view', 'lazy view'],
  view: ['rules', 'game', ...kit],
  bot: ['rules', 'kit rules', 'kit bot'],
  'kit bot': ['kit rules', 'kit run', 'types kit game'],
  entry: ['types kit game', 'lazy game'],
  'game list': ['entry'],
  catalogue: ['types kit game', 'game list'],
  registry: ['types kit game', 'game list'],
  content: [],
  lib: ['types content'],
  styles: [],
  audio: ['lib', 'types content', 'types kit game'],
  stores: ['lib', 'types content'],
  services: ['lib', 'types content'],
  saves: ['lib', 'types content'],
  components: ['lib', 'stores', 'audio', 'styles'],
  hosts: [
    'catalogue',
    'registry',
    'game list',
    ...kit,
    ...games,
    'components',
    'stores',
    'audio',
    'lib',
    'styles',
  ],
  objects: ['components', 'content', 'stores', 'audio', 'lib', 'styles'],
  toys: [...underToys, 'entry', 'game list', 'kit rules', 'kit game', 'rules', 'game', 'lazy view'],
  pages: ['toys', 'objects', 'saves', ...underToys],
  app: site,
  server: ['kit rules', 'registry', 'rules', 'game', 'content'],
};

/** Packages that only some files may import, by the package's first word. */
export const owners: readonly Readonly<{ name: RegExp; by: RegExp; who: string }>[] = [
  {
    name: /^phaser(\/|$)/,
    by: /^scenes\/kit\/view\/engine\//,
    who: 'kit/view/engine',
  },
  {
    name: /^(pixi\.js|@pixi\/react)(\/|$)/,
    by: /^(scenes\/kit\/view\/(FrameStage|InstancedBatch)\.ts|src\/hosts\/(PixiHost|mountApplication)\.tsx)$/,
    who: 'the base of all stages and PixiHost',
  },
  { name: /^tone(\/|$)/, by: /^src\/audio\//, who: 'src/audio' },
  { name: /^@supabase\/supabase-js(\/|$)/, by: /^src\/services\//, who: 'src/services' },
  {
    name: /^(react|react-dom|react-router-dom|sonner)(\/|$)/,
    by: /^(src\/|scenes\/kit\/view\/(View|useRunVersion)\.ts$|scenes\/[^/]+\/(view\/[^/]+|[^/]+Board)\.tsx$)/,
    who: 'src, boards and the type of a view',
  },
  { name: /^node:/, by: /^(server|scripts)\//, who: 'server and scripts' },
  { name: /^(hono|@hono|@electric-sql|pg|ws)(\/|$)/, by: /^server\//, who: 'server' },
];

/** Packages that no page may wait for. */
export const engines = /^(phaser|pixi\.js|@pixi\/react|tone|@supabase\/supabase-js)(\/|$)/;

/** The packages that a layer may import, if it may not import every package. */
export const packagesOf: Readonly<Record<string, readonly string[]>> = {
  'kit rules': [],
  'kit run': ['zustand/vanilla'],
  'kit game': [],
  rules: [],
  game: [],
  bot: [],
  entry: [],
  catalogue: [],
  registry: [],
  content: [],
};
