import { useState } from 'react';
import styles from './chrome.module.css';
import { useDesktop } from './DesktopContext';
import { FileList } from './FileList';
import program from './programs.module.css';

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
  return (
    <div className={program.program}>
      <div className={program.bar} role="toolbar" aria-label="Recycle Bin">
        <button
          type="button"
          className={styles.button}
          disabled={!file}
          onClick={() => file && restore(file.id)}
        >
          Restore
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!file}
          onClick={() => {
            if (!file) return;
            changeFiles({ type: 'delete', id: file.id });
            say(`${file.name} is gone for good.`);
          }}
        >
          Delete for good
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={binned.length === 0}
          onClick={() => {
            changeFiles({ type: 'emptyBin' });
            say('The Recycle Bin is empty.');
          }}
        >
          Empty Recycle Bin
        </button>
      </div>
      <FileList
        label="Recycle Bin"
        files={binned}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={restore}
        onDelete={(id) => changeFiles({ type: 'delete', id })}
        empty="The Recycle Bin is empty."
      />
      <p className={program.status}>
        <span>{binned.length === 1 ? '1 file' : `${binned.length} files`}</span>
      </p>
    </div>
  );
}
