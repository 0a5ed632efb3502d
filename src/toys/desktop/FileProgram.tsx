import type { ReactNode } from 'react';
import { PushButton } from '../retro/PushButton';
import program from './programs.module.css';

/** A button of the toolbar; without `act` it is disabled. */
export type FileTool = Readonly<{ label: string; act: (() => void) | undefined }>;

type Props = Readonly<{
  /** The accessible name of the toolbar. */
  label: string;
  tools: readonly FileTool[];
  /** The sentence shown where there are no files. */
  empty?: string | undefined;
  /** The view of the files. */
  children: ReactNode;
  /** Sentences of the status bar. */
  status: readonly string[];
}>;

/** A window for files: a toolbar, the files, and a status bar. */
export function FileProgram({ label, tools, empty, children, status }: Props) {
  return (
    <div className={program.program}>
      <div className={program.bar} role="toolbar" aria-label={label}>
        {tools.map(({ label: name, act }) => (
          <PushButton key={name} disabled={!act} onClick={act}>
            {name}
          </PushButton>
        ))}
      </div>
      <div className={program.view}>
        {empty !== undefined && <p className={program.empty}>{empty}</p>}
        {children}
      </div>
      <p className={program.status}>
        {status.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
    </div>
  );
}

/** "1 file", "3 files". */
export function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
