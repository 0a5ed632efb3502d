import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Control,
  controlPath,
  listenForControl,
  reachControl,
} from '../../server/backend/control';

const control: Control = {
  query: async <T>() => [{ answer: 42 }] as T[],
  snapshot: async () => undefined,
  restore: async () => undefined,
};

function newFolder(...deeper: string[]): string {
  const made = mkdtempSync(join(tmpdir(), 'control-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  const folder = join(made, ...deeper);
  mkdirSync(folder, { recursive: true });
  return folder;
}

test('a server can be reached through its data directory until it stops listening', async () => {
  const folder = newFolder();
  const end = await listenForControl(folder, control);
  onTestFinished(end);
  const reached = await reachControl(folder);
  expect(await reached?.query('select 42 as answer')).toEqual([{ answer: 42 }]);
  reached?.close();
  end();
  expect(await reachControl(folder)).toBeNull();
});

// A path that is too long for a socket is cut off, so the socket would be outside the directory.
test('a directory whose path is too long for a socket is refused, and there is no socket elsewhere', async () => {
  const folder = newFolder('d'.repeat(100), 'data');
  await expect(listenForControl(folder, control)).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
  expect(readdirSync(folder)).toEqual([]);
  expect(readdirSync(join(folder, '..'))).toEqual(['data']);
  expect(await reachControl(folder)).toBeNull();
});

test('a relative path makes a deep directory reachable', () => {
  const folder = newFolder('d'.repeat(100), 'data');
  const place = vi.spyOn(process, 'cwd').mockReturnValue(join(folder, '..'));
  onTestFinished(() => place.mockRestore());
  expect(controlPath(folder)).toBe(join('data', 'control.sock'));
});
