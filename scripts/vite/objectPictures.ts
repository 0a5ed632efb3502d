import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Pictures = Readonly<Record<string, string>>;

/**
 * Generates `/objects/ID.svg` for every object. The drawings are separate files, so that a page
 * fetches only those in or near the view, and each only once for both its picture and its moving
 * parts.
 */
export function objectPictures(): Plugin {
  let isServer = false;
  let root = process.cwd();
  const draw = async (): Promise<Pictures> => {
    const maker = join(root, 'scripts/built/objectPictures.ts');
    const { module } = await runnerImport<{ pictures: Pictures }>(maker, {
      configFile: false,
      root,
    });
    return module.pictures;
  };
  return {
    name: 'object-pictures',
    configResolved(config) {
      root = config.root;
      isServer = config.build.ssr !== false;
    },
    configureServer(server) {
      // A page requests a dozen at once, so they are drawn once for each change of the sources.
      let drawn: Promise<Pictures> | undefined;
      server.watcher.on('all', (_, file) => {
        if (file.includes(join('src', 'objects'))) drawn = undefined;
      });
      server.middlewares.use('/objects/', (request, response, next) => {
        const id = /^\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '';
        drawn ??= draw();
        drawn.then(
          (pictures) => {
            const svg = pictures[id];
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
      for (const [id, source] of Object.entries(await draw())) {
        this.emitFile({ type: 'asset', fileName: `objects/${id}.svg`, source });
      }
    },
  };
}
