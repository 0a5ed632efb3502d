import type { Plugin } from 'vite';

/**
 * Clients that supabase-js names and the chat never uses: it reads a table, listens to a channel,
 * and signs nobody in (`accessToken` in `chatClient.ts`). To use one of them, remove its line.
 */
const standIns: ReadonlyMap<string, string> = new Map([
  ['@supabase/auth-js', 'export class AuthClient {}'],
  ['@supabase/storage-js', 'export class StorageClient {}\nexport class StorageApiError {}'],
  [
    '@supabase/functions-js',
    `export class FunctionsClient {}
     export const FunctionRegion = {};
     export class FunctionsError {}
     export class FunctionsFetchError {}
     export class FunctionsHttpError {}
     export class FunctionsRelayError {}`,
  ],
]);

const prefix = '\0lean-supabase:';

/**
 * Builds supabase-js with only what the chat uses. For the browser's build only: the development
 * server and the tests use all of it.
 */
export function leanSupabase(): Plugin {
  return {
    name: 'lean-supabase',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    resolveId: (source) => (standIns.has(source) ? prefix + source : null),
    load: (id) => (id.startsWith(prefix) ? standIns.get(id.slice(prefix.length)) : null),
  };
}
