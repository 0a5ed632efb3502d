import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Sheets = Readonly<Record<string, string>>;

/**
 * Generates `/objects/CATEGORY.svg` with the objects of each page: 3.3 kB on average, which is what the
 * drawings near a page's first view took as single files, and 20 kB less for all of them. A page fetches
 * it when its first card comes near the view, and once for both the pictures and the moving parts.
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
        if (file.includes(join('src', 'objects'))) drawn = undefined;
      });
      server.middlewares.use('/objects/', (request, response, next) => {
        const category = /^\/([a-z-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '';
        drawn ??= draw();
        drawn.then(
          (sheets) => {
            const svg = sheets[category];
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
      for (const [category, source] of Object.entries(await draw())) {
        this.emitFile({ type: 'asset', fileName: `objects/${category}.svg`, source });
      }
    },
  };
}
