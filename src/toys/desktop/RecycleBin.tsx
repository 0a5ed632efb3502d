import { useState } from 'react';
import { useDesktop } from './DesktopContext';
import { FileList } from './FileList';
import { countFiles, FileProgram } from './FileProgram';

/** What was thrown away, until it is emptied. */
export function RecycleBin() {
  const { files, changeFiles, ask, say } = useDesktop();
  const [chosen, setChosen] = useState<string>();
  const binned = files.filter((file) => file.binned);
  const file = binned.find(({ id }) => id === chosen);

  const restore = (id: string) => {
    changeFiles({ type: 'restore', id });
    say('Restored.');
  };
  const askFirst = (what: string, act: () => void) =>
    ask({
      title: 'Recycle Bin',
      icon: 'binFull',
      body: <p>Do you want to delete {what}? Nothing can bring it back.</p>,
      answers: [{ label: 'Yes', act }, { label: 'No' }],
    });
  const remove = (id: string) => {
    const name = binned.find((one) => one.id === id)?.name ?? 'this file';
    askFirst(name, () => {
      changeFiles({ type: 'delete', id });
      say(`${name} is gone for good.`);
    });
  };
  const empty = () => {
    const what = binned.length === 1 ? 'the file in it' : `the ${binned.length} files in it`;
    askFirst(what, () => {
      changeFiles({ type: 'emptyBin' });
      say('The Recycle Bin is empty.');
    });
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
