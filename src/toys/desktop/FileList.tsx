import { useRef } from 'react';
import type { Files } from './files';
import { moveAmongIcons, useOpeningClick } from './iconEvents';
import { Icon } from './icons';
import program from './programs.module.css';

type Props = Readonly<{
  label: string;
  files: Files;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
  empty: string;
}>;

/**
 * Files as icons: a click chooses, two within 300 ms or Enter open, arrows go between them, Delete
 * throws away.
 */
export function FileList({ label, files, chosen, onChoose, onOpen, onDelete, empty }: Props) {
  const opens = useOpeningClick();
  const list = useRef<HTMLUListElement>(null);
  const view = useRef<HTMLDivElement>(null);
  /** What is thrown away leaves the focus to its neighbour. */
  const focusBeside = (icon: HTMLButtonElement): void => {
    const icons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = icons.indexOf(icon);
    (icons[at + 1] ?? icons[at - 1] ?? view.current)?.focus();
  };
  return (
    <div ref={view} className={program.view} tabIndex={-1}>
      {files.length === 0 && <p className={program.empty}>{empty}</p>}
      <ul
        ref={list}
        className={program.list}
        aria-label={label}
        onKeyDown={(event) => {
          if (list.current && moveAmongIcons(list.current, event.key)) event.preventDefault();
        }}
      >
        {files.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={program.file}
              aria-pressed={id === chosen}
              onClick={(event) => {
                onChoose(id);
                if (opens(event, id)) onOpen(id);
              }}
              onFocus={() => onChoose(id)}
              onKeyDown={(event) => {
                if (event.key !== 'Delete') return;
                focusBeside(event.currentTarget);
                onDelete(id);
              }}
            >
              <Icon name="text" size={32} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
