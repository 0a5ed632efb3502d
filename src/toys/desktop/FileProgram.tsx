import type { ReactNode } from 'react';
import { PushButton } from '../retro/PushButton';
import program from './programs.module.css';

/** What a button of the toolbar does; without an act it cannot be pressed. */
export type FileTool = Readonly<{ label: string; act: (() => void) | undefined }>;

type Props = Readonly<{
  /** The name of the toolbar. */
  label: string;
  tools: readonly FileTool[];
  /** A sentence where there are no files. */
  empty?: string | undefined;
  /** What the files are shown in. */
  children: ReactNode;
  /** Sentences for the line at the bottom. */
  status: readonly string[];
}>;

/** A window onto files: a toolbar, what is there, and a line that counts it. */
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
