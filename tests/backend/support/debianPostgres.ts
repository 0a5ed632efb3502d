import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { place } from './dataDirectory';

const ROOT = '/usr/lib/postgresql';

/** The newest installed PostgreSQL's binaries (apt package `postgresql`), or null. */
export function findPostgresBinaries(): string | null {
  if (!existsSync(ROOT)) return null;
  const versions = readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return versions[0] === undefined ? null : join(ROOT, versions[0], 'bin');
}

export interface PostgresServer {
  readonly url: string;
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root hands it to the account that the package made. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** A fresh cluster in a temporary directory, listening on loopback only. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const owner = account();
  const directory = mkdtempSync(join(place, 'kid-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(directory, owner.uid, owner.gid);
  }
  const data = join(directory, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, stdio: 'ignore', cwd: directory },
  );
  const port = await freePort();
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-k', directory],
    { ...owner, stdio: 'ignore', cwd: directory },
  );
  const connect = async (database: string) => {
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/${database}`);
    await client.connect();
    return client;
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start');
    try {
      await (await connect('postgres')).end();
      break;
    } catch {
      await delay(50);
    }
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async createDatabase(name) {
      const client = await connect('postgres');
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      child.kill('SIGQUIT');
      await ended(child);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
