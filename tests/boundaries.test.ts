import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cyclesOf, type Files, findings } from './boundaries/findings';

const root = new URL('../', import.meta.url);

function sources(folders: readonly string[]): Files {
  const files: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${entry.replaceAll('\\', '/')}`;
      if (/\.(?:tsx?|mjs)$/.test(path) && !/\.d\.m?ts$|\/node_modules\//.test(path)) {
        files[path] = readFileSync(new URL(path, root), 'utf8');
      }
    }
  }
  return files;
}

test('no file imports or uses what the architecture forbids', () => {
  const files = sources(['src', 'scenes', 'server']);
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(findings(files)).toEqual([]);
});

test('no scripts import each other in a round', () => {
  expect(cyclesOf(sources(['scripts', 'src', 'scenes', 'server']))).toEqual([]);
});

/** A small valid source tree, with the given files added or replaced. */
function house(changes: Files): Files {
  return {
    'scenes/kit/rules/contract.ts': 'export type Phase = string;',
    'scenes/kit/rules/grid.ts': 'export const way = 1;',
    'scenes/kit/run/createRun.ts':
      "import { createStore } from 'zustand/vanilla'; import '../rules/grid'; export const run = createStore;",
    'scenes/kit/Game.ts':
      "import type { Phase } from './rules/contract'; export type Game = Phase;",
    'scenes/kit/view/engine/engine.ts':
      "import { Scene as Base } from 'phaser'; export const Scene = Base;",
    'scenes/kit/view/View.ts': "import { Scene } from './engine/engine'; export type View = Scene;",
    'scenes/catalogue.ts': "import * as list from './gameList'; export const all = list;",
    'scenes/gameList.ts': "export { entry as snake } from './snake/entry';",
    'scenes/snake/entry.ts':
      "import type { Game } from '../kit/Game'; export const entry = (): Promise<Game> => import('./game');",
    'scenes/kit/bot/recordGame.ts': "import '../run/createRun'; export const record = 1;",
    'scenes/snake/bot/bot.ts':
      "import '../../kit/bot/recordGame'; import '../rules/step'; export const bot = 1;",
    'scenes/snake/config.ts': "import { way } from '../kit/rules/grid'; export const speed = way;",
    'scenes/snake/rules/step.ts':
      "import { speed } from '../config'; export const step = Math.floor(speed) + 2 ** 32;",
    'scenes/snake/game.ts':
      "import { step } from './rules/step'; export const game = { step, view: () => import('./SnakeScene') };",
    'scenes/snake/SnakeScene.ts':
      "import { Scene } from '../kit/view/engine/engine'; import './rules/step'; export const scene = Scene;",
    'scenes/hero/rules/drift.ts': 'export const drift = 1;',
    'src/lib/Disposer.ts': 'export const disposer = 1;',
    'src/content/cards.ts': 'export type Card = string;',
    'src/stores/settings.ts':
      "import '../lib/Disposer'; import type { Card } from '../content/cards'; export type Held = Card;",
    'src/components/Button.tsx':
      "import '../stores/settings'; export const Button = () => <b>1</b>;",
    'src/pages/home/HomePage.tsx':
      "import { Button } from '../../components/Button'; export const Home = Button;",
    'src/app/routes.tsx': "export const load = () => import('../pages/home/HomePage');",
    'server/score.ts':
      "import { step } from '../scenes/snake/rules/step'; import 'node:http'; export const score = step;",
    ...changes,
  };
}

test('a small source tree that follows the rules passes', () => {
  expect(findings(house({}))).toEqual([]);
});

describe('fails on', () => {
  const forbidden: [string, string, string, RegExp][] = [
    [
      'rules that import a view',
      'scenes/snake/rules/a.ts',
      "import '../SnakeScene';",
      /rules may not import scenes\/snake\/SnakeScene\.ts/,
    ],
    [
      'rules that import a run',
      'scenes/snake/rules/a.ts',
      "import '../../kit/run/createRun';",
      /rules may not import/,
    ],
    [
      'rules of another game',
      'scenes/snake/rules/a.ts',
      "import '../../hero/rules/drift';",
      /rules may not import scenes\/hero/,
    ],
    [
      'a config that imports the site',
      'scenes/snake/config.ts',
      "import '../../src/lib/Disposer'; export const speed = 1;",
      /rules may not import src\/lib/,
    ],
    [
      'kit rules that import a game',
      'scenes/kit/rules/a.ts',
      "import '../../snake/rules/step';",
      /kit rules may not import/,
    ],
    [
      'kit rules that import even a type of the run',
      'scenes/kit/rules/a.ts',
      "import type { run } from '../run/createRun';",
      /kit rules may not import/,
    ],
    [
      'a run that imports a view',
      'scenes/kit/run/a.ts',
      "import '../view/View';",
      /kit run may not import/,
    ],
    [
      'a run that imports another package',
      'scenes/kit/run/a.ts',
      "import 'zustand';",
      /kit run may not import zustand/,
    ],
    [
      'a catalogue that loads at once',
      'scenes/catalogue.ts',
      "import { game } from './snake/game'; export const all = [game];",
      /catalogue may not import/,
    ],
    [
      'an entry that loads its game at once',
      'scenes/snake/entry.ts',
      "import { game } from './game'; export const entry = game;",
      /entry may not import/,
    ],
    [
      'a game that holds its bot',
      'scenes/snake/a.ts',
      "import { bot } from './bot/bot'; export const a = bot;",
      /game may not import scenes\/snake\/bot/,
    ],
    [
      'a toy that holds a bot',
      'src/toys/a.ts',
      "import { bot } from '../../scenes/snake/bot/bot'; export const a = bot;",
      /toys may not import scenes\/snake\/bot/,
    ],
    [
      'a game that holds its engine',
      'scenes/snake/game.ts',
      "import './SnakeScene'; export const game = 1;",
      /game may not import/,
    ],
    [
      'a view that reaches into the site',
      'scenes/snake/view/a.ts',
      "import '../../../src/stores/settings';",
      /view may not import/,
    ],
    [
      'a view of another game',
      'scenes/hero/HeroStage.ts',
      "import '../snake/SnakeScene';",
      /view may not import/,
    ],
    [
      'a re-export as an import',
      'src/lib/a.ts',
      "export { Button } from '../components/Button';",
      /lib may not import/,
    ],
    [
      'a store that imports content itself',
      'src/stores/a.ts',
      "import { Card } from '../content/cards'; export const a = Card;",
      /stores may not import/,
    ],
    [
      'content that imports anything',
      'src/content/a.ts',
      "import '../lib/Disposer';",
      /content may not import/,
    ],
    [
      'lib that imports a store',
      'src/lib/a.ts',
      "import '../stores/settings';",
      /lib may not import/,
    ],
    [
      'a component that imports a page',
      'src/components/a.ts',
      "import '../pages/home/HomePage';",
      /components may not import/,
    ],
    [
      'a page that imports the shell',
      'src/pages/home/a.ts',
      "import '../../app/routes';",
      /pages may not import/,
    ],
    [
      'a server that imports the site',
      'server/a.ts',
      "import '../src/components/Button';",
      /server may not import/,
    ],
    ['a file without a place', 'src/misc/a.ts', '', /no place/],
    [
      'phaser on a page',
      'src/pages/home/a.ts',
      "import 'phaser';",
      /only kit\/view\/engine may import phaser/,
    ],
    [
      'phaser loaded by a host',
      'src/hosts/a.ts',
      "export const load = () => import('phaser');",
      /only kit/,
    ],
    [
      'the whole engine in a scene',
      'scenes/snake/view/a.ts',
      "import { GameObjects } from 'phaser'; export const a = GameObjects.Text;",
      /only kit/,
    ],
    [
      'a type of phaser in rules',
      'scenes/snake/rules/a.ts',
      "import type Phaser from 'phaser'; export type A = Phaser;",
      /only kit/,
    ],
    [
      'pixi in a component',
      'src/components/a.ts',
      "import { Application } from 'pixi.js'; export const a = Application;",
      /only the base of all stages/,
    ],
    [
      'pixi in a stage',
      'scenes/hero/HeroStage.ts',
      "import { Graphics } from 'pixi.js'; export const a = Graphics;",
      /only the base of all stages/,
    ],
    [
      '@pixi/react on a page',
      'src/pages/home/a.ts',
      "import '@pixi/react';",
      /only the base of all stages/,
    ],
    [
      'tone in a toy',
      'src/toys/a.ts',
      "import * as Tone from 'tone'; export const a = Tone;",
      /only src\/audio/,
    ],
    [
      'supabase in a page',
      'src/pages/home/a.ts',
      "import '@supabase/supabase-js';",
      /only src\/services/,
    ],
    [
      'react in a scene',
      'scenes/snake/view/a.ts',
      "import 'react';",
      /boards and the type of a view may import react/,
    ],
    ['node in the site', 'src/lib/a.ts', "import 'node:fs';", /only server and scripts/],
    [
      'any package in rules',
      'scenes/snake/rules/a.ts',
      "import { z } from 'zod'; export const a = z;",
      /rules may not import zod/,
    ],
    [
      'chance',
      'scenes/snake/rules/a.ts',
      'export const a = Math.random();',
      /may not use Math\.random/,
    ],
    ['the clock', 'scenes/snake/rules/a.ts', 'export const a = Date.now();', /may not use Date/],
    ['a new date', 'scenes/kit/rules/a.ts', 'export const a = new Date();', /may not use Date/],
    [
      'the precise clock',
      'scenes/snake/rules/a.ts',
      'export const a = performance.now();',
      /may not use performance/,
    ],
    ['a timer', 'scenes/snake/rules/a.ts', 'setTimeout(() => {}, 1);', /may not use setTimeout/],
    [
      'the page',
      'scenes/snake/rules/a.ts',
      'export const a = document.title;',
      /may not use document/,
    ],
    [
      'the global object',
      'scenes/snake/rules/a.ts',
      'export const a = globalThis;',
      /may not use globalThis/,
    ],
    ...['sin', 'cos', 'tan', 'atan2', 'pow', 'exp', 'log', 'hypot', 'sqrt', 'cbrt'].map(
      (name): [string, string, string, RegExp] => [
        `Math.${name}`,
        'scenes/snake/config.ts',
        `export const speed = Math.${name}(2, 2);`,
        new RegExp(`may not use Math\\.${name}`),
      ],
    ),
    [
      'Math by a computed name',
      'scenes/snake/rules/a.ts',
      "export const a = Math['sin'](1);",
      /may not use Math/,
    ],
    [
      'Math taken apart',
      'scenes/snake/rules/a.ts',
      'const { sin } = Math; export const a = sin(1);',
      /may not use Math as a value/,
    ],
    [
      'powers',
      'scenes/snake/rules/a.ts',
      'export const a = (x: number) => x ** 0.5;',
      /may not use \*\*/,
    ],
    [
      'powers in place',
      'scenes/snake/rules/a.ts',
      'let a = 2; a **= 3; export const b = a;',
      /may not use \*\*=/,
    ],
    [
      'the visitor’s language',
      'scenes/snake/rules/a.ts',
      'export const a = (1).toLocaleString();',
      /may not use toLocaleString/,
    ],
    [
      'lazy rules',
      'scenes/snake/rules/a.ts',
      "export const a = () => import('./step');",
      /may not use import\(\)/,
    ],
    [
      'the build’s variables',
      'scenes/snake/rules/a.ts',
      'export const a = import.meta.url;',
      /may not use import\.meta/,
    ],
  ];
  test.each(forbidden)('%s', (_, path, source, sentence) => {
    const found = findings(house({ [path]: source }));
    expect(found.join('\n')).toMatch(sentence);
  });

  test('a cycle, of two files or more, of types and late ones as well', () => {
    const two = {
      'src/lib/a.ts': "import './b'; export const a = 1;",
      'src/lib/b.ts': "import './a'; export const b = 1;",
    };
    expect(findings(house(two))).toEqual(['cycle: src/lib/a.ts → src/lib/b.ts → src/lib/a.ts']);
    const three = {
      ...two,
      'src/lib/b.ts': "import './c'; export const b = 1;",
      'src/lib/c.ts': "export * from './a';",
    };
    expect(findings(house(three))).toHaveLength(1);
    const types = {
      ...two,
      'src/lib/b.ts': "import type { a } from './a'; export type B = typeof a;",
    };
    expect(findings(house(types))).toHaveLength(1);
    const late = { ...two, 'src/lib/b.ts': "export const load = () => import('./a');" };
    expect(findings(house(late))).toHaveLength(1);
  });

  test('a cycle of scripts', () => {
    const two = {
      'scripts/a.ts': "import type { b } from './b'; export type A = typeof b;",
      'scripts/b.ts': "import { a } from './a'; export const b = a;",
    };
    expect(cyclesOf(two)).toEqual(['cycle: scripts/a.ts → scripts/b.ts → scripts/a.ts']);
  });

  test('an engine that a page would load at once, however far away', () => {
    const files = {
      'src/hosts/PixiHost.tsx': "import 'pixi.js'; export const PixiHost = 1;",
      'src/toys/Toy.tsx': "import '../hosts/PixiHost';",
      'src/pages/home/HomePage.tsx': "import '../../toys/Toy'; export const Home = 1;",
    };
    expect(findings(house(files))).toEqual([
      'pixi.js is loaded at once: src/pages/home/HomePage.tsx → src/toys/Toy.tsx → src/hosts/PixiHost.tsx',
    ]);
    const lazy = { 'src/toys/Toy.tsx': "export const load = () => import('../hosts/PixiHost');" };
    expect(findings(house({ ...files, ...lazy }))).toEqual([]);
  });

  test('a source that does not parse', () => {
    expect(() => findings(house({ 'src/lib/a.ts': 'export const = ;' }))).toThrow('src/lib/a.ts');
  });
});
