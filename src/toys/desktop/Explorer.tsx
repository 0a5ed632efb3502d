import { useState } from 'react';
import type { AppProps } from './AppProps';
import { useDesktop } from './DesktopContext';
import { FileIcons } from './FileIcons';
import { countFiles, FileProgram } from './FileProgram';
import { desktopFolder, diskSize, rootFolder, sizeOf, sizeOfFile } from './files';
import { Icon } from './icons';
import { placeName } from './placeName';
import { sortFiles, sorts } from './sortFiles';
import { iconOf, useFolderIcons } from './useFolderIcons';

/** A folder of the visitor's disk. Its files can be opened, moved, renamed and deleted. */
export function Explorer({ document: folder = rootFolder, id: window }: AppProps) {
  const { files, commands, showMenu } = useDesktop();
  const { file, setRenaming, create, icons: shared } = useFolderIcons(folder);
  const [sort, setSort] = useState<keyof typeof sorts>('none');
  const here = sortFiles(file.inFolder(folder), sort);
  const chosen = here.filter(({ id }) => shared.selected.has(id)).map(({ id }) => id);
  const one = chosen.length === 1 ? chosen[0] : undefined;
  const parent =
    folder === desktopFolder ? rootFolder : files.find(({ id }) => id === folder)?.folder;

  const begin = (type: 'text' | 'folder') => {
    const id = create(type);
    if (id === undefined) return;
    if (type === 'text') commands.open('notepad', id);
    else setRenaming(id);
  };
  const open = (id: string) => {
    if (id === desktopFolder) commands.open('computer', desktopFolder);
    else file.open(id);
  };
  const icons = here.map(iconOf);
  if (folder === rootFolder) {
    icons.unshift({
      id: desktopFolder,
      label: 'Desktop',
      icon: <Icon name="folder" size={32} />,
      drop: desktopFolder,
      isFixed: true,
    } as (typeof icons)[number]);
  }
  const used = chosen.reduce((sum, id) => {
    const found = here.find((each) => each.id === id);
    return sum + (found ? sizeOfFile(found) : 0);
  }, 0);
  const bytes = (count: number) => `${count.toLocaleString('en-GB')} bytes`;

  return (
    <FileProgram
      label="Files"
      tools={[
        ...(folder === rootFolder
          ? []
          : [
              {
                label: 'Up',
                act: () => commands.setDocument(window, parent === rootFolder ? undefined : parent),
              },
            ]),
        { label: 'New note', act: () => begin('text') },
        { label: 'New folder', act: () => begin('folder') },
        { label: 'Open', act: chosen.length > 0 ? () => chosen.forEach(open) : undefined },
        { label: 'Rename', act: one === undefined ? undefined : () => setRenaming(one) },
        { label: 'Delete', act: chosen.length > 0 ? () => file.bin(chosen) : undefined },
      ]}
      status={[
        countFiles(here.length),
        chosen.length > 0
          ? `${chosen.length} chosen, ${bytes(used)}`
          : `${sizeOf(files).toLocaleString('en-GB')} of ${bytes(diskSize)} used`,
      ]}
    >
      <FileIcons
        {...shared}
        label={placeName(files, folder)}
        icons={icons}
        layout="rows"
        onOpen={open}
        onMenu={(ids, event) => {
          event.preventDefault();
          event.stopPropagation();
          const { clientX: x, clientY: y } = event;
          if (ids.includes(desktopFolder)) {
            showMenu({
              label: 'Desktop',
              x,
              y,
              items: [{ label: 'Open', act: () => open(desktopFolder) }],
            });
          } else if (ids.length > 0) showMenu(file.menuFor(ids, x, y, setRenaming));
          else {
            showMenu({
              label: placeName(files, folder),
              x,
              y,
              items: [
                { label: 'New Folder', act: () => begin('folder') },
                { label: 'New Text Document', act: () => begin('text') },
                { label: 'Paste', off: !file.canPaste, act: () => file.paste(folder) },
                'line',
                ...Object.entries(sorts).map(([name, label]) => ({
                  label,
                  checked: sort === name,
                  act: () => setSort(name as keyof typeof sorts),
                })),
              ],
            });
          }
        }}
      />
    </FileProgram>
  );
}
