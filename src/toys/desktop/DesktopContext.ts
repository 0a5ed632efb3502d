import { createContext, type ReactNode, useContext } from 'react';
import type { OpenMenu } from './ContextMenu';
import type { DesktopCommands } from './commands';
import type { Files, FilesAction } from './files';
import type { IconName } from './icons';
import type { Look } from './look';
import type { Saver } from './savers';

/** A message box: answers, the first of which has the focus; Escape gives the last. */
export type Question = Readonly<{
  title: string;
  icon?: IconName;
  body: ReactNode;
  answers: readonly Readonly<{ label: string; act?: () => void }>[];
}>;

/** Files that were cut or copied, waiting to be pasted. */
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
  /** Every program there is. */
  apps: readonly Readonly<{ id: string; title: string }>[];
  /** Puts a question before everything else, until it is answered. */
  ask: (question: Question) => void;
  /** Opens a menu at a place, in place of any that is open. */
  showMenu: (menu: OpenMenu) => void;
  /** A sentence for the live region. */
  say: (text: string) => void;
}>;

export const DesktopContext = createContext<DesktopValue | undefined>(undefined);

/** The desktop around this program. @throws outside a desktop */
export function useDesktop(): DesktopValue {
  const value = useContext(DesktopContext);
  if (!value) throw new Error('useDesktop is called outside a desktop');
  return value;
}

/** The desktop around a toy, where it is in a window of one. */
export function useDesktopAround(): DesktopValue | undefined {
  return useContext(DesktopContext);
}
