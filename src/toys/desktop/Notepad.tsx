import { useEffect, useRef, useState } from 'react';
import type { AppProps } from './apps';
import styles from './chrome.module.css';
import { useDesktop } from './DesktopContext';
import { cleanName, longestName, longestText } from './files';
import { newFileId } from './newFileId';
import program from './programs.module.css';

/** A sheet of paper with a name. */
export function Notepad({ id: window, document: opened }: AppProps) {
  const { files, changeFiles, commands, ask, say } = useDesktop();
  const [id] = useState(() => opened ?? newFileId());
  const file = files.find((one) => one.id === id);
  const [name, setName] = useState(() => file?.name ?? 'Untitled.txt');
  const [text, setText] = useState(() => file?.text ?? '');
  const [saved, setSaved] = useState(false);
  const changed = !file || file.text !== text || file.name !== name;
  // An untouched new sheet is nothing to lose.
  const unsaved = changed && !(file === undefined && text === '');

  const save = () => {
    changeFiles({ type: 'save', id, name, text, now: Date.now() });
    setName((before) => cleanName(before) || 'Untitled.txt');
    setSaved(true);
    say('Saved.');
  };

  const held = useRef({ save, name });
  useEffect(() => {
    held.current = { save, name };
  });
  useEffect(() => {
    if (!unsaved) return;
    const close = () => commands.closeAnyway(window);
    commands.hold(window, () =>
      ask({
        title: 'Notepad',
        icon: 'notepad',
        body: (
          <p>
            The text in <b>{held.current.name}</b> has changed. Do you want to save the changes?
          </p>
        ),
        answers: [
          {
            label: 'Yes',
            act: () => {
              held.current.save();
              close();
            },
          },
          { label: 'No', act: close },
          { label: 'Cancel' },
        ],
      }),
    );
    return () => commands.hold(window, undefined);
  }, [unsaved, commands, window, ask]);

  return (
    <form
      className={program.program}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        save();
      }}
    >
      <div className={program.bar}>
        <input
          className={program.name}
          aria-label="File name"
          value={name}
          maxLength={longestName}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={styles.button}>
          Save
        </button>
      </div>
      <textarea
        className={program.paper}
        aria-label="Text"
        value={text}
        maxLength={longestText}
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setSaved(false);
        }}
      />
      <p className={program.status}>
        <span>{changed ? (saved ? 'Saved' : 'Not saved yet') : 'Saved'}</span>
        <span>
          {text.length.toLocaleString('en-GB')} of {longestText.toLocaleString('en-GB')} letters
        </span>
      </p>
    </form>
  );
}
