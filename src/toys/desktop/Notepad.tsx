import { useEffect, useRef, useState } from 'react';
import { PushButton } from '../retro/PushButton';
import type { AppProps } from './AppProps';
import { FileBar } from './FileBar';
import { maxTextLength } from './files';
import program from './programs.module.css';
import { type EditorSpec, useDocument, useHold } from './useDocument';
import { mayTakeFocus } from './useFirstFocus';

const editor: EditorSpec = {
  title: 'Notepad',
  icon: 'notepad',
  content: 'The text in',
  newName: 'Untitled.txt',
};

type Sheet = Readonly<{ document: string | undefined; text: string; typed: string | undefined }>;

/** Documents that were not saved when the page changed. The next Notepads restore them. */
const leftSheets = new Set<Sheet>();

/** A text editor for one file. */
export function Notepad({ id: window, document: opened, readDraft }: AppProps) {
  /** A name that was typed and not saved. */
  const [left] = useState(() => [...leftSheets].find(({ document }) => document === opened));
  const { file, name, typed, setTyped, tell, ...document } = useDocument(editor, {
    window,
    opened,
    typed: left?.typed,
  });
  const [text, setText] = useState(
    () => readDraft()?.slice(0, maxTextLength) ?? left?.text ?? file?.text ?? '',
  );
  const paper = useRef<HTMLTextAreaElement>(null);
  // Focuses the text and puts the caret at its end.
  useEffect(() => {
    const sheet = paper.current;
    if (!sheet || !mayTakeFocus(sheet)) return;
    sheet.focus({ preventScroll: true });
    sheet.setSelectionRange(sheet.value.length, sheet.value.length);
  }, []);
  // An untouched new document has nothing to save.
  const unsaved = file ? file.text !== text || file.name !== name : text !== '';

  const save = () => document.save(text);
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
  useHold(editor, {
    window,
    unsaved,
    name,
    save,
    draft: () => text,
    onClose: () => {
      sheet.current = undefined;
    },
  });

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
      <FileBar name={name} onName={setTyped}>
        <PushButton type="submit">Save</PushButton>
      </FileBar>
      <textarea
        ref={paper}
        className={program.paper}
        aria-label="Text"
        data-first-focus=""
        value={text}
        maxLength={maxTextLength}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          const room = maxTextLength - text.length + (selectionEnd - selectionStart);
          const { length } = event.clipboardData.getData('text/plain');
          if (length <= room) return;
          event.preventDefault();
          tell(
            `That is ${length.toLocaleString('en-GB')} characters, and there is room for ${room.toLocaleString('en-GB')}. Nothing was pasted.`,
          );
        }}
      />
      <p className={program.status}>
        <span>{file && !unsaved ? 'Saved' : 'Not saved yet'}</span>
        <span>
          {text.length.toLocaleString('en-GB')} of {maxTextLength.toLocaleString('en-GB')} letters
        </span>
      </p>
    </form>
  );
}
