import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BackendOptions } from '../../../server/backend/createBackend';
import { bundled } from './bundled';
import { quickEngine } from './quickEngine';

export interface SpawnedServer {
  readonly url: string;
  readonly key: string;
  /** Its memory after a garbage collection, in bytes. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** Ends it the hard way. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function message<T>(child: ChildProcess): Promise<T> {
  const [value] = (await once(child, 'message')) as [T];
  return value;
}

/** Starts the backend in a process of its own. */
export async function spawnServer(
  options: Partial<BackendOptions>,
  port = 0,
): Promise<SpawnedServer> {
  const script = await bundled('tests/backend/support/serveProcess.ts');
  const child = spawn(
    process.execPath,
    ['--expose-gc', quickEngine, script, JSON.stringify(options), `${port}`],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const { url, key } = await message<{ url: string; key: string }>(child);
  const exited = once(child, 'exit');
  return {
    url,
    key,
    memory() {
      child.send('memory');
      return message(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.send('stop');
      await exited;
    },
  };
}
