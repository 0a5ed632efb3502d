import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type ConfigSpec, parseConfig } from '../../scenes/kit/rules/config';
import { rewriteConfig } from './rewriteConfig';

const path = '/__tuning';
const maxBody = 20_000;
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Only a page of this server, opened on this machine, may write files. */
function checkSender({ headers, method }: IncomingMessage): void {
  if (method !== 'POST') throw new Refusal(405, 'Only POST is allowed.');
  const host = headers.host ?? '';
  if (!loopback.test(host) || headers.origin !== `http://${host}`) {
    throw new Refusal(403, 'Only a page of this server on this machine may save values.');
  }
  if (!headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(415, 'Only JSON is accepted.');
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxBody) throw new Refusal(413, 'That is too long.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'That is not JSON.');
  }
}

function isSpec(value: unknown): value is ConfigSpec {
  if (typeof value !== 'object' || value === null) return false;
  const fields: unknown[] = Object.values(value);
  return fields.length > 0 && fields.every((field) => Object.hasOwn(Object(field), 'note'));
}

async function save(server: ViteDevServer, body: unknown): Promise<string[]> {
  const { game, values } = Object(body) as Record<string, unknown>;
  if (typeof game !== 'string' || !/^[a-z][a-z0-9-]*$/.test(game)) {
    throw new Refusal(400, 'That is not the name of a game.');
  }
  const file = join(server.config.root, 'scenes', game, 'config.ts');
  const code = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(404, `There is no scenes/${game}/config.ts.`);
  });
  const module = await server.ssrLoadModule(`/scenes/${game}/config.ts`);
  const spec = Object.values(module).find(isSpec);
  if (!spec) throw new Refusal(404, `scenes/${game}/config.ts exports no config.`);
  const parsed = parseConfig(spec, values);
  if (!parsed.ok) throw new Refusal(400, parsed.refusal);
  const keys = Object.keys(Object(values));
  const rewritten = rewriteConfig(
    code,
    Object.fromEntries(keys.map((key) => [key, parsed.value[key]])),
  );
  if (!rewritten.ok) throw new Refusal(422, rewritten.refusal);
  await writeFile(file, rewritten.code);
  return keys;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * In development, writes values from the tuning panel into a game's config file. The id of a game
 * is the name of its folder. It refuses fields that the file does not have, values out of range,
 * and any sender that is not a page of this server.
 */
export function tuning(): Plugin {
  return {
    name: 'tuning',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(path, (request: IncomingMessage, response: ServerResponse) => {
        const handle = async (): Promise<void> => {
          checkSender(request);
          answer(response, 200, { saved: await save(server, await readBody(request)) });
        };
        handle().catch((error: unknown) => {
          if (error instanceof Refusal) answer(response, error.status, { error: error.message });
          else {
            server.config.logger.error(String(error));
            answer(response, 500, { error: 'The values could not be saved.' });
          }
        });
      });
    },
  };
}
