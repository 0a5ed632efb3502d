import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { SqlValue } from './database/Database';

/** What an operator may do with a database, whether or not a server is running. */
export interface Control {
  /** Runs one statement as the service role. */
  query<T>(sql: string, params?: readonly SqlValue[]): Promise<readonly T[]>;
  /** Copies the database as it is at one moment into a folder, which must not exist. */
  snapshot(folder: string): Promise<void>;
  /**
   * Replaces the database by that of a folder. The present one is kept beside it.
   * @throws if the new one cannot be opened; the present one is restored then
   */
  restore(folder: string): Promise<void>;
}

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('query'), sql: z.string(), params: z.array(value) }),
  z.object({ kind: z.literal('snapshot'), folder: z.string() }),
  z.object({ kind: z.literal('restore'), folder: z.string() }),
]);
type Command = z.infer<typeof command>;

const answer = z.union([z.object({ rows: z.array(z.unknown()) }), z.object({ error: z.string() })]);

/** The longest path of a socket, in bytes. The system cuts longer ones off silently. */
const maxPathLength = process.platform === 'linux' ? 107 : 103;

/**
 * Only the owner of the data directory can reach it: the folder is closed to everybody else.
 * @returns its path, relative to the working directory if that is shorter; null if both are too
 *   long
 */
export function controlPath(dataDir: string): string | null {
  const whole = join(dataDir, 'control.sock');
  const near = relative('', whole);
  const path = near.length < whole.length ? near : whole;
  return Buffer.byteLength(path) > maxPathLength ? null : path;
}

async function run(control: Control, asked: Command): Promise<readonly unknown[]> {
  if (asked.kind === 'query') return control.query(asked.sql, asked.params);
  await control[asked.kind](asked.folder);
  return [];
}

async function serve(control: Control, socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  for await (const line of createInterface({ input: socket })) {
    let told: z.infer<typeof answer>;
    try {
      told = { rows: [...(await run(control, command.parse(JSON.parse(line))))] };
    } catch (error) {
      told = { error: error instanceof Error ? error.message : String(error) };
    }
    if (socket.writable) socket.write(`${JSON.stringify(told)}\n`);
  }
}

/**
 * Accepts an operator's commands in a running server, by a socket in its data directory: one line
 * of JSON per command and per answer.
 *
 * @returns a function that ends it; rejects if the system has no such sockets, and with
 *   ENAMETOOLONG   if the directory's path is too long for one
 */
export async function listenForControl(dataDir: string, control: Control): Promise<() => void> {
  const path = controlPath(dataDir);
  if (path === null) throw Object.assign(new Error('too long a path'), { code: 'ENAMETOOLONG' });
  rmSync(path, { force: true }); // The socket of a server that was killed: we hold the lock.
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void serve(control, socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
  chmodSync(path, 0o600);
  server.unref();
  return () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
}

/** Connects to the server that holds a data directory; null if there is none, or none listens. */
export async function reachControl(dataDir: string): Promise<(Control & { close(): void }) | null> {
  const path = controlPath(dataDir);
  if (path === null) return null;
  const socket = connect(path);
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isThere) return null;
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async <T>(asked: Command): Promise<readonly T[]> => {
    socket.write(`${JSON.stringify(asked)}\n`);
    const { value: line, done } = await lines.next();
    if (done === true) throw new Error('The server closed the connection before it responded.');
    const told = answer.parse(JSON.parse(String(line)));
    if ('error' in told) throw new Error(told.error);
    return told.rows as T[];
  };
  return {
    query: (sql, params = []) =>
      ask({ kind: 'query', sql, params: params.map((each) => value.parse(each)) }),
    async snapshot(folder) {
      await ask({ kind: 'snapshot', folder });
    },
    async restore(folder) {
      await ask({ kind: 'restore', folder });
    },
    close: () => socket.destroy(),
  };
}
