import { useState } from 'react';
import { fileKinds } from './fileKinds';
import type { DesktopFile } from './files';
import { Icon } from './icons';
import { useFileCommands } from './useFileCommands';

export const iconOf = ({ id, name, type }: DesktopFile) => ({
  id,
  label: name,
  icon: <Icon name={fileKinds[type].icon} size={32} />,
  ...(type === 'folder' ? { drop: id } : {}),
});

/** What the icons of a folder and of the desktop share: selection, renaming and the clipboard. */
export function useFolderIcons(folder: string) {
  const file = useFileCommands();
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string>();
  return {
    file,
    setRenaming,
    /** Makes a file in the folder and selects it. @returns its id; undefined if there is no room */
    create: (type: 'text' | 'folder'): string | undefined => {
      const id = file.create(type, folder);
      if (id !== undefined) onSelect(new Set([id]));
      return id;
    },
    icons: {
      here: folder,
      selected,
      onSelect,
      renaming,
      onRename: (id: string | undefined, name?: string) => {
        if (id === undefined && renaming !== undefined && name !== undefined) {
          file.rename(renaming, name);
        }
        setRenaming(id);
      },
      onDelete: file.bin,
      onDrop: file.drop,
      onClip: (letter: 'x' | 'c' | 'v', ids: readonly string[]) => {
        if (letter === 'v') file.paste(folder);
        else if (ids.length > 0) file.cut(ids, letter === 'x');
      },
    },
  };
}
