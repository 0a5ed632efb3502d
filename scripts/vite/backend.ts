import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const apiPath = /^\/(?:api|rest\/v1)\//;

/** Answers the API within the development server, on the same port as the pages. */
export function backend(): Plugin {
  return {
    name: 'backend',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'development',
    async configureServer(server) {
      const { createApi } = (await server.ssrLoadModule('/server/createApi.ts')) as {
        createApi: typeof import('../../server/createApi').createApi;
      };
      const api = createApi({ version: 'development' });
      const listen = getRequestListener(api.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        if (apiPath.test(request.url ?? '')) void listen(request, response);
        else next();
      });
    },
  };
}
