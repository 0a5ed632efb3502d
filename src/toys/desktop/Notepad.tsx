import { useEffect, useRef, useState } from 'react';
import { PushButton } from '../retro/PushButton';
import type { AppProps } from './AppProps';
import { useDesktop } from './DesktopContext';
import { longestName, longestText, type SaveAction, saved } from './files';
import { newFileId } from './newFileId';
import program from './programs.module.css';
import { mayTakeFocus } from './useFirstFocus';

type Sheet = Readonly<{ document: string | undefined; text: string; typed: string | undefined }>;

/** Documents that were not saved when the page changed. The next Notepads restore them. */
const leftSheets = new Set<Sheet>();

/** A text editor for one file. */
export function Notepad({ id: window, document: opened, takeTyped, readDraft }: AppProps) {
  const { files, changeFiles, commands, ask, say } = useDesktop();
  const [id] = useState(() => opened ?? newFileId());
  const file = files.find((one) => one.id === id);
  /** A name that was typed and not saved. */
  const [left] = useState(() => [...leftSheets].find(({ document }) => document === opened));
  const [typed, setTyped] = useState(left?.typed);
  const [text, setText] = useState(
    () => readDraft()?.slice(0, longestText) ?? left?.text ?? file?.text ?? '',
  );
  const paper = useRef<HTMLTextAreaElement>(null);
  // Focuses the text as soon as the program has loaded.
  useEffect(() => {
    const sheet = paper.current;
    if (!sheet || !mayTakeFocus(sheet)) return;
    sheet.focus({ preventScroll: true });
    const early = takeTyped();
    queueMicrotask(() => {
      if (early !== '') setText((before) => (before + early).slice(0, longestText));
      requestAnimationFrame(() => sheet.setSelectionRange(sheet.value.length, sheet.value.length));
    });
  }, [takeTyped]);
  const name = typed ?? file?.name ?? 'Untitled.txt';
  // An untouched new document has nothing to save.
  const unsaved = file ? file.text !== text || file.name !== name : text !== '';

  /** @returns whether there was room for it */
  const save = (): boolean => {
    const action: SaveAction = { type: 'save', id, name, text, now: Date.now() };
    if (!saved(files, action)) {
      ask({
        title: 'Notepad',
        icon: 'notepad',
        body: (
          <p>
            The disk is full: <b>{name}</b> was not saved. Throw something away in My Computer and
            empty the Recycle Bin, then save again.
          </p>
        ),
        answers: [{ label: 'OK' }],
      });
      return false;
    }
    changeFiles(action);
    commands.setDocument(window, id);
    setTyped(undefined);
    say('Saved.');
    return true;
  };

  const held = useRef({ save, name, text });
  useEffect(() => {
    held.current = { save, name, text };
  });
  const sheet = useRef<Sheet>(undefined);
  useEffect(() => {
    sheet.current = unsaved ? { document: opened, text, typed } : undefined;
  });
  useEffect(() => {
    if (left) leftSheets.delete(left);
    return () => {
      if (sheet.current) leftSheets.add(sheet.current);
    };
  }, [left]);
  useEffect(() => {
    if (!unsaved) return;
    const close = () => {
      sheet.current = undefined;
      commands.closeAnyway(window);
    };
    const question = () =>
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
              if (held.current.save()) close();
            },
          },
          { label: 'No', act: close },
          { label: 'Cancel' },
        ],
      });
    commands.hold(window, question, () => held.current.text);
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
          onChange={(event) => setTyped(event.target.value)}
        />
        <PushButton type="submit">Save</PushButton>
      </div>
      <textarea
        ref={paper}
        className={program.paper}
        aria-label="Text"
        data-first-focus=""
        value={text}
        maxLength={longestText}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          const room = longestText - text.length + (selectionEnd - selectionStart);
          const { length } = event.clipboardData.getData('text/plain');
          if (length <= room) return;
          event.preventDefault();
          ask({
            title: 'Notepad',
            icon: 'notepad',
            body: (
              <p>
                That is {length.toLocaleString('en-GB')} letters, and there is room for{' '}
                {room.toLocaleString('en-GB')}. Nothing was pasted.
              </p>
            ),
            answers: [{ label: 'OK' }],
          });
        }}
      />
      <p className={program.status}>
        <span>{file && !unsaved ? 'Saved' : 'Not saved yet'}</span>
        <span>
          {text.length.toLocaleString('en-GB')} of {longestText.toLocaleString('en-GB')} letters
        </span>
      </p>
    </form>
  );
}
