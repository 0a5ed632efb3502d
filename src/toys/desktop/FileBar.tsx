import type { ReactNode } from 'react';
import { maxNameLength } from './files';
import program from './programs.module.css';

type Props = Readonly<{ name: string; onName: (name: string) => void; children: ReactNode }>;

/** The bar of a program that edits one file: the file's name, and buttons. */
export function FileBar({ name, onName, children }: Props) {
  return (
    <div className={program.bar}>
      <input
        type="text"
        className={program.name}
        aria-label="File name"
        value={name}
        maxLength={maxNameLength}
        onChange={(event) => onName(event.target.value)}
      />
      {children}
    </div>
  );
}
