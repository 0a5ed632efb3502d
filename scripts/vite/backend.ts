import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const apiPath = /^\/(?:api|rest\/v1|realtime\/v1)\//;

/**
 * Serves the API in the development server, on the same port as the pages. Only the built site
 * sends security headers: they would break the development server's own scripts.
 */
export function backend(): Plugin {
  return {
    name: 'backend',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'development',
    async configureServer(server) {
      const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>;
      const { createApi } =
        await load<typeof import('../../server/createApi')>('/server/createApi.ts');
      const { createLog } =
        await load<typeof import('../../server/createLog')>('/server/createLog.ts');
      const { readEnvironment } = await load<typeof import('../../server/readEnvironment')>(
        '/server/readEnvironment.ts',
      );
      const { createServices } = await load<typeof import('../../server/createServices')>(
        '/server/createServices.ts',
      );
      const environment = readEnvironment(process.env);
      const log = createLog(environment.logLevel, (line) => server.config.logger.info(line));
      const { backend, apps } = createServices(environment, log);
      const readiness = () => backend.readiness();
      const api = createApi({ version: 'development', services: apps, readiness });
      const listen = getRequestListener(api.fetch, { overrideGlobalObjects: false });

      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        if (apiPath.test(request.url ?? '')) void listen(request, response);
        else next();
      });
      // Sockets that the backend does not take belong to hot reloading.
      server.httpServer?.on('upgrade', (request, socket, head) => {
        backend.upgrade(request, socket, head);
      });
      server.httpServer?.once('close', () => {
        void backend.close();
      });
    },
  };
}
