// @ts-check
// How the embedded engine's files are written. The engine leaves three things out that PostgreSQL
// does: it asks nothing to be kept for good (fsync), it makes files that everybody may read, and it
// goes on for ever where there is no room. So what it calls of Node is wrapped before it is loaded;
// plain JavaScript, since it runs in the engine's own thread beside engineWorker.mjs.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname } from 'node:path';

/**
 * The file that tells PostgreSQL where to begin to read its log again: all before it must be
 * synced.
 */
const CONTROL = 'pg_control';

/**
 * @param {{ onFull: (inLog: boolean) => void }} told when a write found no room, and whether it was
 *   one of the log's
 */
export function ownFiles({ onFull }) {
  const { openSync, writeSync, closeSync, mkdirSync, renameSync, unlinkSync, writeFileSync } = fs;
  const { fdatasyncSync, fsyncSync, ftruncateSync } = fs;
  /** @type {Map<number, string>} */
  const paths = new Map();
  /**
   * Files written since they were last synced, by path: another may be open under the same number
   * by then.
   */
  /** @type {Set<string>} */
  const dirty = new Set();
  /** Folders in which something was created, renamed or removed. */
  /** @type {Set<string>} */
  const folders = new Set();
  let syncs = 0;

  /** @param {string} path @param {'r' | 'r+'} flags @param {(fd: number) => void} sync */
  function keep(path, flags, sync) {
    let descriptor;
    try {
      descriptor = openSync(path, flags);
    } catch {
      return; // Removed or renamed since then: its folder is synced instead.
    }
    try {
      sync(descriptor);
      syncs += 1;
    } finally {
      closeSync(descriptor);
    }
  }

  /** @param {(path: string) => boolean} isMeant */
  function keepWhere(isMeant) {
    for (const path of dirty) {
      if (!isMeant(path)) continue;
      dirty.delete(path);
      keep(path, 'r+', fdatasyncSync);
    }
    for (const folder of folders) {
      if (!isMeant(folder)) continue;
      folders.delete(folder);
      keep(folder, 'r', fsyncSync);
    }
  }

  const isLog = (/** @type {string} */ path) =>
    basename(path) === 'pg_wal' || basename(dirname(path)) === 'pg_wal';
  const keepLog = () => keepWhere(isLog);
  const keepAll = () => keepWhere(() => true);

  /** @template T @param {string} path @param {() => T} work */
  function noticingFull(path, work) {
    try {
      return work();
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'ENOSPC' || code === 'EDQUOT') onFull(isLog(path));
      throw error;
    }
  }

  /** @param {unknown[]} parameters */
  fs.openSync = (...parameters) => {
    const [path, flags, mode] = /** @type {[string, string | number, number?]} */ (parameters);
    const descriptor = noticingFull(path, () =>
      openSync(path, flags, mode === undefined ? 0o600 : mode & 0o700),
    );
    paths.set(descriptor, String(path));
    return descriptor;
  };
  /** @param {unknown[]} parameters */
  fs.closeSync = (...parameters) => {
    const [descriptor] = /** @type {[number]} */ (parameters);
    paths.delete(descriptor);
    closeSync(descriptor);
  };
  /** @param {any[]} parameters */
  fs.writeSync = (...parameters) => {
    const path = paths.get(parameters[0]);
    const write = () => Reflect.apply(writeSync, fs, parameters);
    if (path === undefined) return write();
    if (basename(path) === CONTROL) {
      keepAll();
      const written = noticingFull(path, write);
      keep(path, 'r+', fdatasyncSync);
      return written;
    }
    dirty.add(path);
    return noticingFull(path, write);
  };
  fs.ftruncateSync = (descriptor, length) => {
    const path = paths.get(descriptor);
    if (path !== undefined) dirty.add(path);
    ftruncateSync(descriptor, length);
  };
  // The engine creates every file empty before it opens it.
  fs.writeFileSync = (path, content, options) => {
    const rest = typeof options === 'object' ? options : {};
    folders.add(dirname(String(path)));
    noticingFull(String(path), () => writeFileSync(path, content, { ...rest, mode: 0o600 }));
  };
  // @ts-expect-error as above
  fs.mkdirSync = (
    /** @type {string} */ path,
    /** @type {object | number | undefined} */ options,
  ) => {
    const rest = typeof options === 'object' ? options : {};
    folders.add(dirname(path));
    return noticingFull(path, () => mkdirSync(path, { ...rest, mode: 0o700 }));
  };
  fs.renameSync = (from, to) => {
    folders.add(dirname(String(from))).add(dirname(String(to)));
    if (dirty.delete(String(from))) dirty.add(String(to));
    renameSync(from, to);
  };
  fs.unlinkSync = (path) => {
    folders.add(dirname(String(path)));
    dirty.delete(String(path));
    unlinkSync(path);
  };
  syncBuiltinESMExports();
  return { syncs: () => syncs, keepLog, keepAll };
}
