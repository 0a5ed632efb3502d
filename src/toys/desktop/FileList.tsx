import { useRef } from 'react';
import { doubleClickMs } from './boot';
import type { Files } from './files';
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

/** Files as icons: a click chooses, two within 300 ms or Enter open, Delete throws away. */
export function FileList({ label, files, chosen, onChoose, onOpen, onDelete, empty }: Props) {
  const clicked = useRef<{ id: string; at: number }>(undefined);
  return (
    <div className={program.view}>
      {files.length === 0 && <p className={program.empty}>{empty}</p>}
      <ul className={program.list} aria-label={label}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={program.file}
              aria-pressed={id === chosen}
              onClick={(event) => {
                const before = clicked.current;
                clicked.current = { id, at: event.timeStamp };
                onChoose(id);
                const second = before?.id === id && event.timeStamp - before.at <= doubleClickMs;
                if (event.detail === 0 || second) onOpen(id);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Delete') onDelete(id);
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
