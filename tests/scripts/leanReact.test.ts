import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fixHost } from '../../scripts/vite/leanReact';
import { leanDom, leanRenderer } from '../../scripts/vite/reactParts';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');
const dom = read('react-dom/cjs/react-dom-client.production.js');
const reconciler = read('react-reconciler/cjs/react-reconciler.production.js');
const host = read('@pixi/react/lib/core/reconciler.mjs');

type Root = object;
type Renderer = Readonly<{
  createContainer: (...values: readonly unknown[]) => Root;
  updateContainer: (element: unknown, root: Root, parent: null, done: () => void) => void;
}>;

const compile = (source: string) => compileFunction(source, ['module', 'exports', 'require']);

/** Runs the source of a CommonJS module. */
function run<Exports>(source: string): Exports {
  const module = { exports: {} as Exports };
  compile(source)(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

test('the reduced reconciler asks its host only for what the host has, and renders with it', async () => {
  const reduced = leanRenderer(fixHost(reconciler, host));
  expect(reduced).not.toContain('supportsHydration &&');
  expect(reduced).not.toContain('$$$config.getResource');
  expect(reduced).toContain('$$$config.appendChildToContainer');

  const answer = () => null;
  const members: Readonly<Record<string, unknown>> = {
    createInstance: (type: string, { name }: { name: string }) => ({ type, name }),
    appendChildToContainer: (stage: unknown[], child: unknown) => stage.push(child),
    getRootHostContext: () => ({}),
    getChildHostContext: (parent: object) => parent,
    getCurrentUpdatePriority: () => 32,
    resolveUpdatePriority: () => 32,
    scheduleTimeout: setTimeout,
    cancelTimeout: clearTimeout,
    noTimeout: -1,
  };
  const config = new Proxy(members, { get: (own, name: string) => own[name] ?? answer });
  const renderer = run<(config: object) => Renderer>(reduced)(config);
  const stage: unknown[] = [];
  const fail = (error: unknown) => {
    throw error;
  };
  const root = renderer.createContainer(stage, 1, null, false, null, '', fail, fail, fail, null);
  await new Promise<void>((done) => {
    renderer.updateContainer(createElement('sprite', { name: 'cow' }), root, null, done);
  });
  expect(stage).toEqual([{ type: 'sprite', name: 'cow' }]);
});

test('the reduced React DOM is a valid script, a tenth shorter', () => {
  const reduced = leanDom(dom);
  expect(() => compile(reduced)).not.toThrow();
  expect(reduced.length).toBeLessThan(0.9 * dom.length);
  expect(reduced).toContain('startViewTransition is left out of this build');
});

test('the build stops when React no longer has a part that is left out', () => {
  const without = (source: string, name: string) => source.replace(`function ${name}(`, 'void (');
  expect(() => leanDom(without(dom, 'preinitStyle'))).toThrow('no longer has preinitStyle');
  expect(() => leanRenderer(without(reconciler, 'mountActionState'))).toThrow('mountActionState');
  expect(() => fixHost(reconciler, host.replace('supportsMutation: true', ''))).toThrow('changed');
  expect(() => fixHost('exports.createContainer = 0', host)).toThrow('another way');
});
