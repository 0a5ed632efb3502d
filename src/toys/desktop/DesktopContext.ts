import { createContext, type ReactNode, useContext } from 'react';
import type { DesktopCommands } from './commands';
import type { Files, FilesAction } from './files';
import type { IconName } from './icons';
import type { Saver } from './savers';

/** A message box: answers, the first of which has the focus; Escape gives the last. */
export type Question = Readonly<{
  title: string;
  icon?: IconName;
  body: ReactNode;
  answers: readonly Readonly<{ label: string; act?: () => void }>[];
}>;

export type DesktopValue = Readonly<{
  files: Files;
  changeFiles: (action: FilesAction) => void;
  saver: Saver;
  setSaver: (saver: Saver) => void;
  previewSaver: () => void;
  commands: DesktopCommands;
  /** Puts a question before everything else, until it is answered. */
  ask: (question: Question) => void;
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
