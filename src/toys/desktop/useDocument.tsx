import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDesktop } from './DesktopContext';
import { type FileType, type SaveAction, saved } from './files';
import type { IconName } from './icons';
import { newFileId } from './newFileId';

/** A program that edits one file. */
export type EditorSpec = Readonly<{
  title: string;
  icon: IconName;
  /** What its file holds, as in ‘The text in’. */
  content: string;
  newName: string;
  fileType?: FileType;
}>;

type Options = Readonly<{
  window: string;
  /** The id of the file that the window was opened with. */
  opened: string | undefined;
  /** A name that was typed earlier and not saved. */
  typed?: string | undefined;
}>;

/** The file in a program's window: its name, and saving it. */
export function useDocument(editor: EditorSpec, { window, opened, typed: before }: Options) {
  const { files, changeFiles, commands, ask, say } = useDesktop();
  const [id] = useState(() => opened ?? newFileId());
  const file = files.find((one) => one.id === id);
  const [typed, setTyped] = useState(before);
  const name = typed ?? file?.name ?? editor.newName;
  const { title, icon, fileType } = editor;

  const tell = (sentence: ReactNode) =>
    ask({ title, icon, body: <p>{sentence}</p>, answers: [{ label: 'OK' }] });

  /** @returns whether there was room for it */
  const save = (text: string): boolean => {
    const action: SaveAction = { type: 'save', id, name, text, fileType, now: Date.now() };
    if (!saved(files, action)) {
      tell(
        <>
          The disk is full: <b>{name}</b> was not saved. Throw something away in My Computer and
          empty the Recycle Bin, then save again.
        </>,
      );
      return false;
    }
    changeFiles(action);
    commands.setDocument(window, id);
    setTyped(undefined);
    say('Saved.');
    return true;
  };

  return { id, file, name, typed, setTyped, tell, save };
}

type HoldOptions = Readonly<{
  window: string;
  unsaved: boolean;
  name: string;
  /** @returns whether it was saved */
  save: () => boolean;
  /** The unsaved document, for the next start. */
  draft: () => string;
  /** Called before a window closes whose changes the visitor gives up or has saved. */
  onClose?: () => void;
}>;

/** Holds a window with unsaved changes open until the visitor has said what becomes of them. */
export function useHold({ title, icon, content }: EditorSpec, options: HoldOptions): void {
  const { commands, ask } = useDesktop();
  const { window, unsaved } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!unsaved) return;
    const close = () => {
      latest.current.onClose?.();
      commands.closeAnyway(window);
    };
    const question = () =>
      ask({
        title,
        icon,
        body: (
          <p>
            {content} <b>{latest.current.name}</b> has changed. Do you want to save the changes?
          </p>
        ),
        answers: [
          {
            label: 'Yes',
            act: () => {
              if (latest.current.save()) close();
            },
          },
          { label: 'No', act: close },
          { label: 'Cancel' },
        ],
      });
    commands.hold(window, question, () => latest.current.draft());
    return () => commands.hold(window, undefined);
  }, [unsaved, commands, window, ask, title, icon, content]);
}
