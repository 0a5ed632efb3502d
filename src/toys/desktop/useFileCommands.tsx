import { useMemo } from 'react';
import type { OpenMenu } from './ContextMenu';
import { useDesktop } from './DesktopContext';
import { fileKinds } from './fileKinds';
import {
  canHold,
  copiesOf,
  type DesktopFile,
  filesIn,
  freeName,
  saved,
  sizeOfFile,
  withAdded,
  withContents,
} from './files';
import { newFileId } from './newFileId';
import { placeName } from './placeName';

/** The commands for files, wherever the files are shown. */
export function useFileCommands() {
  const desktop = useDesktop();
  return useMemo(() => {
    const { files, changeFiles, commands, ask, say, clipboard, setClipboard } = desktop;
    const find = (id: string) => files.find((file) => file.id === id);
    const tell = (sentence: string) =>
      ask({
        title: 'My Computer',
        icon: 'computer',
        body: <p>{sentence}</p>,
        answers: [{ label: 'OK' }],
      });
    const named = (ids: readonly string[]) =>
      ids.length === 1 ? (find(ids[0])?.name ?? 'It') : `${ids.length} files`;
    const are = (ids: readonly string[]) => (ids.length === 1 ? 'is' : 'are');

    const open = (id: string) => {
      const file = find(id);
      if (file) commands.open(fileKinds[file.type].app, id);
    };
    const bin = (ids: readonly string[]) => {
      for (const id of ids) changeFiles({ type: 'bin', id });
      if (ids.length > 0) say(`${named(ids)} ${are(ids)} in the Recycle Bin.`);
    };
    const askFirst = (what: string, act: () => void) =>
      ask({
        title: 'Recycle Bin',
        icon: 'binFull',
        body: <p>Do you want to delete {what}? This cannot be undone.</p>,
        answers: [{ label: 'Yes', act }, { label: 'No' }],
      });
    const remove = (ids: readonly string[]) =>
      askFirst(named(ids), () => {
        for (const id of ids) changeFiles({ type: 'delete', id });
        say(`${named(ids)} ${are(ids)} gone for good.`);
      });
    const emptyBin = () => {
      const { length } = files.filter(({ binned }) => binned);
      askFirst(length === 1 ? 'the file in it' : `the ${length} files in it`, () => {
        changeFiles({ type: 'emptyBin' });
        say('The Recycle Bin is empty.');
      });
    };
    const restore = (ids: readonly string[]) => {
      for (const id of ids) changeFiles({ type: 'restore', id });
      say('Restored.');
    };
    const move = (ids: readonly string[], folder: string): boolean => {
      if (!canHold(files, ids, folder)) {
        tell('A folder cannot be put into itself.');
        return false;
      }
      changeFiles({ type: 'move', ids, folder });
      say(`${named(ids)} ${are(ids)} in ${placeName(files, folder)}.`);
      return true;
    };
    const copyTo = (ids: readonly string[], folder: string): void => {
      if (!canHold(files, ids, folder)) {
        tell('A folder cannot be put into itself.');
        return;
      }
      const copies = copiesOf(files, ids, folder, newFileId);
      if (!withAdded(files, copies)) {
        tell('The disk is full: nothing was copied. Empty the Recycle Bin, then try again.');
        return;
      }
      changeFiles({ type: 'add', files: copies });
      say(`${named(ids)} copied to ${placeName(files, folder)}.`);
    };
    const paste = (folder: string) => {
      if (!clipboard) return;
      const ids = clipboard.ids.filter((id) => find(id));
      if (ids.length === 0) return tell('The files to paste are no longer on the disk.');
      if (clipboard.isCut) {
        if (move(ids, folder)) setClipboard(undefined);
      } else copyTo(ids, folder);
    };
    const create = (type: 'text' | 'folder', folder: string): string | undefined => {
      const id = newFileId();
      const name = type === 'folder' ? 'New folder' : 'New note.txt';
      const action = {
        type: 'save',
        id,
        name,
        text: '',
        fileType: type,
        folder,
        now: Date.now(),
      } as const;
      if (!saved(files, action)) {
        tell('The disk is full. Throw something away and empty the Recycle Bin, then try again.');
        return undefined;
      }
      changeFiles(action);
      say(`${freeName(files, name, id, folder)} is new.`);
      return id;
    };
    const rename = (id: string, name: string) => changeFiles({ type: 'rename', id, name });
    const properties = (id: string) => {
      const file = find(id);
      if (!file) return;
      ask({
        title: `${file.name} Properties`,
        icon: fileKinds[file.type].icon,
        body: <PropertiesTable file={file} />,
        answers: [{ label: 'OK' }],
      });
    };
    function PropertiesTable({ file }: Readonly<{ file: DesktopFile }>) {
      const inside = withContents(files, [file.id]);
      const size = inside.reduce((sum, one) => sum + sizeOfFile(one), 0);
      const rows = [
        ['Type', fileKinds[file.type].name],
        ['Location', file.binned ? 'Recycle Bin' : placeName(files, file.folder)],
        ['Size', `${size.toLocaleString('en-GB')} bytes`],
        ...(file.type === 'folder' ? [['Holds', `${inside.length - 1} files`]] : []),
        ['Changed', new Date(file.changed).toLocaleString('en-GB')],
      ];
      return (
        <table>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
    /** Handles files dropped on a folder or the bin. */
    const drop = (ids: readonly string[], target: string, isCopy: boolean): void => {
      const inHand = ids.filter((id) => id !== target && find(id));
      if (inHand.length === 0) return;
      if (target === 'bin') bin(inHand);
      else if (isCopy) copyTo(inHand, target);
      else if (inHand.some((id) => find(id)?.folder !== target || find(id)?.binned)) {
        for (const id of inHand) if (find(id)?.binned) changeFiles({ type: 'restore', id });
        move(inHand, target);
      }
    };
    const cut = (ids: readonly string[], isCut: boolean) => {
      setClipboard({ ids, isCut });
      say(`${named(ids)} ${are(ids)} ready to be pasted.`);
    };
    const menuFor = (
      ids: readonly string[],
      x: number,
      y: number,
      startRename: (id: string) => void,
    ): OpenMenu => {
      const one = ids.length === 1 ? ids[0] : undefined;
      const file = one === undefined ? undefined : find(one);
      const isPicture = file?.type === 'picture';
      return {
        label: named(ids),
        x,
        y,
        items: [
          { label: 'Open', act: () => ids.forEach(open) },
          ...(isPicture
            ? [
                {
                  label: 'Set as Wallpaper',
                  act: () => desktop.setLook({ ...desktop.look, wallpaper: file.id }),
                },
              ]
            : []),
          'line',
          { label: 'Cut', act: () => cut(ids, true) },
          { label: 'Copy', act: () => cut(ids, false) },
          ...(file?.type === 'folder'
            ? [{ label: 'Paste', off: !clipboard, act: () => paste(file.id) }]
            : []),
          'line',
          { label: 'Delete', act: () => bin(ids) },
          { label: 'Rename', off: one === undefined, act: () => one && startRename(one) },
          'line',
          { label: 'Properties', off: one === undefined, act: () => one && properties(one) },
        ],
      };
    };
    return {
      files,
      find,
      open,
      bin,
      remove,
      emptyBin,
      restore,
      move,
      paste,
      create,
      rename,
      properties,
      drop,
      cut,
      menuFor,
      canPaste: clipboard !== undefined,
      inFolder: (folder: string) => filesIn(files, folder),
    };
  }, [desktop]);
}
