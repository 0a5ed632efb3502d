import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Sheets = Readonly<Record<string, string>>;

/**
 * Generates `/objects/PAGE-NUMBER.svg`, each with the objects of up to five neighbouring cards. A page
 * fetches one when the first of its cards comes near the view, and once for both the pictures and the
 * moving parts. As single files the drawings would take 20 kB more.
 */
export function objectPictures(): Plugin {
  let isServer = false;
  let root = process.cwd();
  const draw = async (): Promise<Sheets> => {
    const maker = join(root, 'scripts/built/objectPictures.ts');
    const { module } = await runnerImport<{ sheets: Sheets }>(maker, {
      configFile: false,
      root,
    });
    return module.sheets;
  };
  return {
    name: 'object-pictures',
    configResolved(config) {
      root = config.root;
      isServer = config.build.ssr !== false;
    },
    configureServer(server) {
      // They are drawn once for each change of the sources.
      let drawn: Promise<Sheets> | undefined;
      server.watcher.on('all', (_, file) => {
        if (/src.(objects|content)/.test(file)) drawn = undefined;
      });
      server.middlewares.use('/objects/', (request, response, next) => {
        const name = /^\/([a-z-]+\d)\.svg$/.exec(request.url ?? '')?.[1] ?? '';
        drawn ??= draw();
        drawn.then(
          (sheets) => {
            const svg = sheets[name];
            if (svg === undefined) {
              next();
              return;
            }
            response.setHeader('content-type', 'image/svg+xml');
            response.end(svg);
          },
          (error: unknown) => {
            drawn = undefined;
            next(error);
          },
        );
      });
    },
    async generateBundle() {
      if (isServer) return;
      for (const [name, source] of Object.entries(await draw())) {
        this.emitFile({ type: 'asset', fileName: `objects/${name}.svg`, source });
      }
    },
  };
}
