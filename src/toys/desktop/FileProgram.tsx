import type { ReactNode } from 'react';
import { PushButton } from '../retro/PushButton';
import program from './programs.module.css';

/** What a button of the toolbar does; without an act it cannot be pressed. */
export type FileTool = Readonly<{ label: string; act: (() => void) | undefined }>;

type Props = Readonly<{
  /** The name of the toolbar. */
  label: string;
  tools: readonly FileTool[];
  /** Stands behind the buttons. */
  beside?: ReactNode;
  /** What the files are shown in. */
  children: ReactNode;
  /** Sentences for the line at the bottom. */
  status: readonly string[];
}>;

/** A window onto files: a toolbar, what is there, and a line that counts it. */
export function FileProgram({ label, tools, beside, children, status }: Props) {
  return (
    <div className={program.program}>
      <div className={program.bar} role="toolbar" aria-label={label}>
        {tools.map(({ label: name, act }) => (
          <PushButton key={name} disabled={!act} onClick={act}>
            {name}
          </PushButton>
        ))}
        {beside}
      </div>
      {children}
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
