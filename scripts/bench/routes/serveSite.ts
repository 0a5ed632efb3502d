import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../../setup/prepare.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the site if its sources have changed, and serves it as visitors get it. */
export async function serveSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  await buildIfStale(root);
  const server = spawn(process.execPath, ['dist-server/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /https?:\/\/\S+$/.exec(line)?.[0];
    if (!address) continue;
    return {
      origin: new URL(address).origin,
      close: async () => {
        server.kill('SIGTERM');
        await once(server, 'exit');
      },
    };
  }
  throw new Error('the site’s server ended before it responded');
}

/** A free port on the loopback interface. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
