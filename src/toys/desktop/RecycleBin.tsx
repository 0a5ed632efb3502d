import { useState } from 'react';
import { useDesktop } from './DesktopContext';
import { FileIcons } from './FileIcons';
import { countFiles, FileProgram } from './FileProgram';
import { fileKinds } from './fileKinds';
import { Icon } from './icons';
import { useFileCommands } from './useFileCommands';

/** Deleted files, until the bin is emptied. */
export function RecycleBin() {
  const { files, showMenu } = useDesktop();
  const file = useFileCommands();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const binned = files.filter((one) => one.binned);
  const chosen = binned.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <FileProgram
      label="Recycle Bin"
      tools={[
        { label: 'Restore', act: chosen.length > 0 ? () => file.restore(chosen) : undefined },
        {
          label: 'Delete for good',
          act: chosen.length > 0 ? () => file.remove(chosen) : undefined,
        },
        { label: 'Empty Recycle Bin', act: binned.length > 0 ? file.emptyBin : undefined },
      ]}
      empty={binned.length === 0 ? 'The Recycle Bin is empty.' : undefined}
      status={[countFiles(binned.length)]}
    >
      <FileIcons
        label="Recycle Bin"
        here="bin"
        icons={binned.map(({ id, name, type }) => ({
          id,
          label: name,
          icon: <Icon name={fileKinds[type].icon} size={32} />,
        }))}
        layout="rows"
        selected={selected}
        onSelect={setSelected}
        renaming={undefined}
        onRename={() => {}}
        onOpen={(id) => file.restore([id])}
        onDelete={file.remove}
        onDrop={file.drop}
        onMenu={(ids, event) => {
          event.preventDefault();
          event.stopPropagation();
          const [one] = ids;
          showMenu({
            label: 'Recycle Bin',
            x: event.clientX,
            y: event.clientY,
            items:
              one === undefined
                ? [{ label: 'Empty Recycle Bin', off: binned.length === 0, act: file.emptyBin }]
                : [
                    { label: 'Restore', act: () => file.restore(ids) },
                    { label: 'Delete for Good', act: () => file.remove(ids) },
                    'line',
                    { label: 'Properties', off: ids.length > 1, act: () => file.properties(one) },
                  ],
          });
        }}
      />
    </FileProgram>
  );
}
