import { useState } from 'react';
import styles from './chrome.module.css';
import { useDesktop } from './DesktopContext';
import { FileList } from './FileList';
import { longestText, mostFiles } from './files';
import { newFileId } from './newFileId';
import program from './programs.module.css';

/** The visitor's own disk: its files, to be opened, renamed and thrown away. */
export function Explorer() {
  const { files, changeFiles, commands, say } = useDesktop();
  const [chosen, setChosen] = useState<string>();
  const [renaming, setRenaming] = useState<string>();
  const kept = files.filter((file) => !file.binned);
  const file = kept.find(({ id }) => id === chosen);
  const used = kept.reduce((sum, { text }) => sum + text.length, 0);

  return (
    <div className={program.program}>
      <div className={program.bar} role="toolbar" aria-label="Files">
        <button
          type="button"
          className={styles.button}
          disabled={files.length >= mostFiles}
          onClick={() => {
            const id = newFileId();
            changeFiles({ type: 'save', id, name: 'New note.txt', text: '', now: Date.now() });
            setChosen(id);
            commands.open('notepad', id);
          }}
        >
          New note
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!file}
          onClick={() => file && commands.open('notepad', file.id)}
        >
          Open
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!file}
          onClick={() => file && setRenaming(file.name)}
        >
          Rename
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!file}
          onClick={() => {
            if (!file) return;
            changeFiles({ type: 'bin', id: file.id });
            say(`${file.name} is in the Recycle Bin.`);
          }}
        >
          Delete
        </button>
        {renaming !== undefined && file && (
          <form
            style={{ display: 'flex', flex: 1, gap: 2 }}
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
              maxLength={40}
              onChange={(event) => setRenaming(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setRenaming(undefined);
              }}
            />
            <button type="submit" className={styles.button}>
              OK
            </button>
          </form>
        )}
      </div>
      <FileList
        label="(C:) My Documents"
        files={kept}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={(id) => commands.open('notepad', id)}
        onDelete={(id) => changeFiles({ type: 'bin', id })}
        empty="The disk is empty. New note begins one."
      />
      <p className={program.status}>
        <span>{kept.length === 1 ? '1 file' : `${kept.length} files`}</span>
        <span>
          {used.toLocaleString('en-GB')} of {(mostFiles * longestText).toLocaleString('en-GB')}{' '}
          bytes used
        </span>
      </p>
    </div>
  );
}
