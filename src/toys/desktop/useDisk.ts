import { useCallback } from 'react';
import { useDesktopAround } from './DesktopContext';
import { type Files, type SaveAction, saved } from './files';
import { readFiles, writeFiles } from './memory';

/** The desktop's disk, for a program that also runs on a page of its own. */
export type Disk = Readonly<{
  /** The files on it now. */
  read: () => Files;
  /** @returns whether there was room, and the browser stored it */
  save: (action: SaveAction) => boolean;
}>;

/** The disk of the desktop around, or the stored one on a page without a desktop. */
export function useDisk(): Disk {
  const desktop = useDesktopAround();
  const read = useCallback(() => desktop?.files ?? readFiles().files, [desktop]);
  const save = useCallback(
    (action: SaveAction): boolean => {
      const after = saved(read(), action);
      if (!after) return false;
      if (!desktop) return writeFiles(after);
      desktop.changeFiles(action);
      return true;
    },
    [desktop, read],
  );
  return { read, save };
}
