import { useState } from 'react';
import { PushButton } from '../retro/PushButton';
import { useDesktop } from './DesktopContext';
import { FileList } from './FileList';
import { countFiles, FileProgram } from './FileProgram';
import { type DesktopFile, diskSize, longestName, type SaveAction, saved, sizeOf } from './files';
import { newFileId } from './newFileId';
import program from './programs.module.css';

const note: SaveAction = { type: 'save', id: '', name: 'New note.txt', text: '', now: 0 };
const begun = (id: string): SaveAction => ({ ...note, id, now: Date.now() });

/** The visitor's own disk: its files, to be opened, renamed and thrown away. */
export function Explorer() {
  const { files, changeFiles, commands, say } = useDesktop();
  const [chosen, setChosen] = useState<string>();
  const [renaming, setRenaming] = useState<string>();
  const kept = files.filter((file) => !file.binned);
  const file = kept.find(({ id }) => id === chosen);

  const open = (id: string) => commands.open('notepad', id);
  const bin = ({ id, name }: DesktopFile) => {
    changeFiles({ type: 'bin', id });
    say(`${name} is in the Recycle Bin.`);
  };
  const begin = () => {
    const id = newFileId();
    changeFiles(begun(id));
    setChosen(id);
    open(id);
  };
  return (
    <FileProgram
      label="Files"
      tools={[
        { label: 'New note', act: saved(files, note) ? begin : undefined },
        { label: 'Open', act: file && (() => open(file.id)) },
        { label: 'Rename', act: file && (() => setRenaming(file.name)) },
        { label: 'Delete', act: file && (() => bin(file)) },
      ]}
      beside={
        file &&
        renaming !== undefined && (
          <form
            className={program.renaming}
            onSubmit={(event) => {
              event.preventDefault();
              changeFiles({ type: 'rename', id: file.id, name: renaming });
              setRenaming(undefined);
            }}
          >
            <input
              // biome-ignore lint/a11y/noAutofocus: it is what was asked for a moment ago
              autoFocus
              className={program.name}
              aria-label="New name"
              value={renaming}
              maxLength={longestName}
              onChange={(event) => setRenaming(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setRenaming(undefined);
              }}
            />
            <PushButton type="submit">OK</PushButton>
          </form>
        )
      }
      status={[
        countFiles(kept.length),
        `${sizeOf(files).toLocaleString('en-GB')} of ${diskSize.toLocaleString('en-GB')} bytes used`,
      ]}
    >
      <FileList
        label="(C:) My Documents"
        files={kept}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={open}
        onDelete={(id) => {
          const thrown = kept.find((one) => one.id === id);
          if (thrown) bin(thrown);
        }}
        empty="The disk is empty. New note begins one."
      />
    </FileProgram>
  );
}
