import { statfs } from 'node:fs/promises';
import { noRoom } from './Database';

export type DiskWatch = Awaited<ReturnType<typeof watchDisk>>;

/**
 * Space that must stay free, in bytes. The log grows by files of 16 MB, and an engine without room
 * for the next one cannot even read.
 */
const RESERVE = 64 * 1024 * 1024;
const LOOK_EVERY = 2_000;

async function free(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Watches the free space, so that writing stops before the disk is full. */
export async function watchDisk(
  folder: string,
  onChange: (isFull: boolean, freeBytes: number) => void = () => {},
  freeBytes: (folder: string) => Promise<number> = free,
) {
  let isFull = false;
  const look = async () => {
    const bytes = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
    if (bytes < RESERVE === isFull) return;
    isFull = !isFull;
    onChange(isFull, bytes);
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY);
  timer.unref();
  return {
    /** @throws SqlError 53100 when there is no room to write */
    assertRoom(): void {
      if (isFull) throw noRoom();
    },
    hasRoom: () => !isFull,
    /** A write found the disk full, whatever the system reports as free. */
    noteFull(): void {
      if (isFull) return;
      isFull = true;
      onChange(true, 0);
    },
    stop: () => clearInterval(timer),
  };
}
