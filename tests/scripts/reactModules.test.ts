import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPlainImports } from '../../scripts/vite/lateImports';
import { asModule, withoutDefaults } from '../../scripts/vite/reactModules';

const read = (file: string) => readFileSync(`node_modules/${file}.production.js`, 'utf8');
const load = (code: string): Promise<Readonly<Record<string, unknown>>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

test('React’s files export the same as modules, and one function under two names once', async () => {
  const react = await load(asModule(read('react/cjs/react')));
  expect(react.version).toMatch(/^19\./);
  expect(react.useState).toBeTypeOf('function');
  expect(react.Suspense).toBe(Symbol.for('react.suspense'));
  const runtime = asModule(read('react/cjs/react-jsx-runtime'));
  expect(runtime).toContain('jsxProd as jsx, jsxProd as jsxs');
  const element = (await load(runtime)).jsx as (type: string, props: object) => object;
  expect(element('p', { id: 'a' })).toMatchObject({ type: 'p', props: { id: 'a' } });
  const scheduler = await load(asModule(read('scheduler/cjs/scheduler')));
  expect((scheduler.unstable_now as () => number)()).toBeGreaterThan(0);
});

test('the renderers import what they required, and nothing is left of CommonJS', () => {
  const dom = asModule(read('react-dom/cjs/react-dom-client'));
  for (const name of ['react', 'react-dom', 'scheduler']) expect(dom).toContain(`from "${name}"`);
  expect(dom).toContain('exported_hydrateRoot as hydrateRoot');
  const reconciler = asModule(read('react-reconciler/cjs/react-reconciler'));
  expect(reconciler).toContain('export default function ($$$config)');
  expect(() => asModule('var a = call(require("react"));')).toThrow('another way');
});

test('packages that import React as a whole import all of its exports', () => {
  expect(withoutDefaults(`import React, { useId } from 'react';`)).toBe(
    `import * as React from 'react'; import { useId } from 'react';`,
  );
  expect(withoutDefaults('import*as e from"react"')).toBe('import*as e from"react"');
});

test('a late import is a plain import() without destructuring, and lists its style sheets', () => {
  const picked = 'async()=>{let{A:e,b:t}=await import(`./x.js`);return{A:e,b:t}}';
  expect(withPlainImports(picked)).toBe('()=>import(`./x.js`)');
  const grouped = 'async()=>{let{A:e}=await import(`./x.js`).then(e=>e.n);return{A:e}}';
  expect(withPlainImports(grouped)).toBe('()=>import(`./x.js`).then(e=>e.n)');
  const other = 'async()=>{let{A:e}=await import(`./x.js`);return{A:e.b}}';
  expect(withPlainImports(other)).toBe(other);
  const list =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.css","assets/b.css"])))=>i.map(i=>d[i]);\n';
  expect(withPlainImports(`${list}p(x,__vite__mapDeps([1]));p(y,__vite__mapDeps([0,1]))`)).toBe(
    'p(x,["b.css"]);p(y,["a.css","b.css"])',
  );
  expect(withPlainImports(`${list}p(y,__vite__mapDeps([0,1]))`, new Set(['assets/a.css']))).toBe(
    'p(y,["b.css"])',
  );
});
