import { useState } from 'react';
import { useDesktop } from './DesktopContext';
import { FileList } from './FileList';
import { countFiles, FileProgram } from './FileProgram';

/** What was thrown away, until it is emptied. */
export function RecycleBin() {
  const { files, changeFiles, say } = useDesktop();
  const [chosen, setChosen] = useState<string>();
  const binned = files.filter((file) => file.binned);
  const file = binned.find(({ id }) => id === chosen);

  const restore = (id: string) => {
    changeFiles({ type: 'restore', id });
    say('Restored.');
  };
  const remove = (id: string) => {
    changeFiles({ type: 'delete', id });
    say(`${binned.find((one) => one.id === id)?.name} is gone for good.`);
  };
  const empty = () => {
    changeFiles({ type: 'emptyBin' });
    say('The Recycle Bin is empty.');
  };
  return (
    <FileProgram
      label="Recycle Bin"
      tools={[
        { label: 'Restore', act: file && (() => restore(file.id)) },
        { label: 'Delete for good', act: file && (() => remove(file.id)) },
        { label: 'Empty Recycle Bin', act: binned.length > 0 ? empty : undefined },
      ]}
      status={[countFiles(binned.length)]}
    >
      <FileList
        label="Recycle Bin"
        files={binned}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={restore}
        onDelete={remove}
        empty="The Recycle Bin is empty."
      />
    </FileProgram>
  );
}
