import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldsOf, readStored, removeStored, writeStored } from '../../lib/storage';
import type { AppProps } from '../desktop/AppProps';
import { type DesktopValue, useDesktopAround } from '../desktop/DesktopContext';
import { newFileId } from '../desktop/newFileId';
import { useDisk } from '../desktop/useDisk';
import { readBlocks, writeBlocks } from './documentDom';
import {
  type Base,
  documentOf,
  maxDocumentLength,
  parseDocument,
  plainBase,
  plainText,
  type ScribeDocument,
  writeDocument,
} from './documentModel';

const factsName = 'Fun facts.doc';
const draftKey = 'assistant:draft';

/** What the sheet shows: the document of facts, or the visitor's own. */
type Open = Readonly<{
  /** A new number renders a new sheet. */
  number: number;
  name: string;
  /** The id of its file on the disk; undefined before it is saved. */
  id: string | undefined;
  isFacts: boolean;
  /** The contents with which it was opened. */
  content: ScribeDocument | undefined;
}>;

export type SaveResult = 'saved' | 'full';

function countWords(sheet: HTMLElement | null): number {
  const text = sheet ? plainText({ base: plainBase, blocks: readBlocks(sheet) }) : '';
  return text.split(/\s+/).filter(Boolean).length;
}

/** The open document, on its page or in a window of the desktop. */
export function useScribe(window: Partial<AppProps>, isReady: boolean) {
  const desktop = useDesktopAround();
  const disk = useDisk();
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>({
    number: 0,
    name: factsName,
    id: undefined,
    isFacts: true,
    content: undefined,
  });
  const [base, setBase] = useState<Base>(plainBase);
  const [isChanged, setChanged] = useState(false);
  const [words, setWords] = useState<number>();

  const current = useCallback(
    (): ScribeDocument => ({
      base,
      blocks: sheet.current ? readBlocks(sheet.current) : [],
    }),
    [base],
  );
  const show = useCallback((next: Omit<Open, 'number'>, changed = false) => {
    setOpen((before) => ({ ...next, number: before.number + 1 }));
    setBase(next.content?.base ?? plainBase);
    setChanged(changed);
  }, []);
  // Writes the contents of an opened document into the sheet.
  useEffect(() => {
    if (open.content && sheet.current) writeBlocks(sheet.current, open.content.blocks);
    setWords(countWords(sheet.current));
  }, [open]);

  /** @returns false where the file is not a document */
  const openFile = useCallback(
    (id: string): boolean => {
      const file = disk.read().find((one) => one.id === id);
      const isText = file?.type === 'text';
      const content = file && (isText ? documentOf(file.text) : parseDocument(file.text));
      if (!file || !content) return false;
      // A text file that is opened here is saved as a new document beside it.
      const name = isText ? `${file.name.replace(/\.txt$/i, '')}.doc` : file.name;
      show({ name, id: isText ? undefined : id, isFacts: false, content });
      return true;
    },
    [disk, show],
  );

  const save = (name = open.name): SaveResult => {
    const id = open.id ?? newFileId();
    const text = writeDocument(current());
    const isSaved = disk.save({
      type: 'save',
      id,
      name,
      text,
      fileType: 'document',
      now: Date.now(),
    });
    if (!isSaved) return 'full';
    setOpen((before) => ({ ...before, id, name }));
    setChanged(false);
    if (window.id) desktop?.commands.setDocument(window.id, id);
    return 'saved';
  };

  /** Whether the stored draft is this sheet's: another tab's is not removed. */
  const isDraftOwn = useRef(false);
  const forgetDraft = useCallback(() => {
    if (isDraftOwn.current) removeStored(draftKey);
    isDraftOwn.current = false;
  }, []);
  const keepDraft = useCallback((name: string, text: string) => {
    isDraftOwn.current = true;
    writeStored(draftKey, { version: 1, name, text });
  }, []);

  // Restores what was not saved when the page or the window was left.
  const start = useRef({ openFile, show, document: window.document, readDraft: window.readDraft });
  useEffect(() => {
    if (!isReady) return;
    const { openFile: read, show: begin, document: id, readDraft } = start.current;
    const fields = fieldsOf(readDraft ? undefined : readStored(draftKey), 1);
    const draft = readDraft ? readDraft() : fields.text;
    if (id !== undefined) read(id);
    const content = typeof draft === 'string' ? parseDocument(draft) : undefined;
    if (!content) return;
    isDraftOwn.current = true;
    const name = typeof fields.name === 'string' ? fields.name.slice(0, 40) : 'Untitled.doc';
    begin({ name, id, isFacts: false, content }, true);
  }, [isReady]);

  const latest = useRef({ current, name: open.name, isChanged, save });
  useEffect(() => {
    latest.current = { current, name: open.name, isChanged, save };
  });
  const isInWindow = window.id !== undefined;
  useEffect(() => {
    if (isInWindow || !isReady) return;
    const keep = (): void => {
      const { current: read, name, isChanged: changed } = latest.current;
      if (changed) keepDraft(name, writeDocument(read()));
      else forgetDraft();
    };
    addEventListener('pagehide', keep);
    addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('visibilitychange', keep);
    };
  }, [isInWindow, isReady, keepDraft, forgetDraft]);
  // Navigation within the site fires no unload event, so that the sheet is read after each change.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useHold(window, desktop, isChanged, latest);

  const onInput = () => {
    setChanged(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setWords(countWords(sheet.current));
      if (isInWindow) return;
      const { current: read, name } = latest.current;
      keepDraft(name, writeDocument(read()));
    }, 400);
  };
  return {
    sheet,
    open,
    base,
    setBase: (next: Base) => {
      setBase(next);
      setChanged(true);
    },
    isChanged,
    words,
    onInput,
    save,
    openFile,
    openFacts: () => show({ name: factsName, id: undefined, isFacts: true, content: undefined }),
    openNew: () =>
      show({ name: 'Untitled.doc', id: undefined, isFacts: false, content: documentOf('') }),
    rename: (name: string) => {
      setOpen((before) => ({ ...before, name }));
      setChanged(true);
    },
    forgetDraft: () => {
      clearTimeout(timer.current);
      forgetDraft();
    },
    /** Whether there is room for this many more characters. */
    hasRoomFor: (letters: number) =>
      (sheet.current?.textContent.length ?? 0) + letters <= maxDocumentLength,
    documents: () =>
      disk.read().filter(({ type, binned }) => (type === 'document' || type === 'text') && !binned),
  };
}

type Latest = Readonly<{
  current: Readonly<{ current: () => ScribeDocument; name: string; save: () => SaveResult }>;
}>;

/** In a window: asks before unsaved changes are lost. */
function useHold(
  { id }: Partial<AppProps>,
  desktop: DesktopValue | undefined,
  isChanged: boolean,
  latest: Latest,
): void {
  const commands = desktop?.commands;
  const ask = desktop?.ask;
  useEffect(() => {
    if (!isChanged || id === undefined || !commands || !ask) return;
    const close = () => commands.closeAnyway(id);
    const question = () =>
      ask({
        title: 'Scribe 97',
        icon: 'document',
        body: `Do you want to save the changes to ${latest.current.name}?`,
        answers: [
          {
            label: 'Yes',
            act: () => {
              if (latest.current.save() === 'saved') close();
            },
          },
          { label: 'No', act: close },
          { label: 'Cancel' },
        ],
      });
    commands.hold(id, question, () => writeDocument(latest.current.current()));
    return () => commands.hold(id, undefined);
  }, [isChanged, id, commands, ask, latest]);
}
