import { createContext, type ReactNode, useContext } from 'react';
import type { OpenMenu } from './ContextMenu';
import type { DesktopCommands } from './commands';
import type { Files, FilesAction } from './files';
import type { IconName } from './icons';
import type { Look } from './look';
import type { Saver } from './savers';

/** A message box. Its first answer has focus; Escape gives the last answer. */
export type Question = Readonly<{
  title: string;
  icon?: IconName;
  body: ReactNode;
  answers: readonly Readonly<{ label: string; act?: () => void }>[];
}>;

/** Files that were cut or copied, to be pasted. */
export type FileClipboard = Readonly<{ ids: readonly string[]; isCut: boolean }>;

export type DesktopValue = Readonly<{
  files: Files;
  changeFiles: (action: FilesAction) => void;
  clipboard: FileClipboard | undefined;
  setClipboard: (clipboard: FileClipboard | undefined) => void;
  look: Look;
  setLook: (look: Look) => void;
  saver: Saver;
  setSaver: (saver: Saver) => void;
  previewSaver: () => void;
  commands: DesktopCommands;
  /** Every program. */
  apps: readonly Readonly<{ id: string; title: string }>[];
  /** Shows a question that must be answered first. */
  ask: (question: Question) => void;
  /** Opens a menu at a position and closes any other. */
  showMenu: (menu: OpenMenu) => void;
  /** Announces a sentence in the live region. */
  say: (text: string) => void;
}>;

export const DesktopContext = createContext<DesktopValue | undefined>(undefined);

/** The desktop that contains this program. @throws outside a desktop */
export function useDesktop(): DesktopValue {
  const value = useContext(DesktopContext);
  if (!value) throw new Error('useDesktop is called outside a desktop');
  return value;
}

/** The desktop that contains this toy; undefined on the toy's own page. */
export function useDesktopAround(): DesktopValue | undefined {
  return useContext(DesktopContext);
}
