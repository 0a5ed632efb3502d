import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { entry, flags, standIns } from './phaserParts.ts';

const entryId = '\0lean-phaser';
const ending = '.js';

const compressing = 'renderer/webgl/WebGLRenderer';
/** Asks for the formats of compressed textures, which we have none of: 18 waits for the graphics. */
const asks = /this\.getCompressedTextures\(\)/g;

/**
 * Builds Phaser from its own sources with only what our views use, because its package is one
 * bundle of everything. For the browser's build only: the development server and the tests use all
 * of Phaser.
 */
export function leanPhaser(): Plugin {
  let sources = '';
  const stoodIn = new Set<string>();
  return {
    name: 'lean-phaser',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    configResolved({ root }) {
      const { resolve } = createRequire(join(root, 'package.json'));
      sources = join(dirname(realpathSync(resolve('phaser/package.json'))), 'src');
    },
    buildStart() {
      stoodIn.clear();
      const gone = [...standIns.keys()].filter((path) => !existsSync(join(sources, path + ending)));
      if (gone.length > 0) this.error(`Phaser no longer has ${gone.join(', ')}`);
    },
    resolveId(source, importer) {
      if (source === 'phaser') return entryId;
      return importer === entryId ? join(sources, source + ending) : null;
    },
    load(id) {
      if (id === entryId) return entry;
      if (!id.startsWith(sources)) return null;
      const path = relative(sources, id).replaceAll('\\', '/').slice(0, -ending.length);
      const standIn = standIns.get(path);
      if (standIn !== undefined) stoodIn.add(path);
      if (standIn !== undefined) return standIn;
      const source = withFlags(readFileSync(id, 'utf8'));
      if (path !== compressing) return source;
      if (!asks.test(source)) this.error('Phaser no longer asks for formats as expected');
      return source.replace(asks, '{}');
    },
    buildEnd(error) {
      const idle = [...standIns.keys()].filter((path) => !stoodIn.has(path));
      // A build without games contains nothing of Phaser.
      if (error || stoodIn.size === 0 || idle.length === 0) return;
      this.error(`Phaser no longer uses ${idle.join(', ')}`);
    },
  };
}

/**
 * Replaces the flags that a source reads as `typeof NAME`: in the browser the value is always a
 * string.
 */
function withFlags(source: string): string {
  return source.replace(/\btypeof ([A-Z]+_[A-Z0-9_]+)\b/g, (_, name: string) => {
    const answer = flags.get(name);
    if (answer === undefined) throw new Error(`no value is set for the flag ${name} of Phaser`);
    return String(answer);
  });
}
