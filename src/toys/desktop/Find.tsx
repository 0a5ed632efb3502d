import { useRef, useState } from 'react';
import { useDesktop } from './DesktopContext';
import { fileKinds } from './fileKinds';
import { type DesktopFile, type Files, rootFolder } from './files';
import { Icon } from './icons';
import { placeName } from './placeName';
import program from './programs.module.css';
import { useFileCommands } from './useFileCommands';
import { useFirstFocus } from './useFirstFocus';

/** Files whose name or text contains the wanted text; none for an empty one. */
function found(files: Files, wanted: string): Files {
  const letters = wanted.trim().toLowerCase();
  if (letters === '') return [];
  const holds = ({ name, text, type, binned }: DesktopFile) =>
    !binned &&
    (name.toLowerCase().includes(letters) ||
      ((type === 'text' || type === 'document') && text.toLowerCase().includes(letters)));
  return files.filter(holds);
}

/** Finds files by name or contents. */
export function Find() {
  const { files, commands } = useDesktop();
  const { open } = useFileCommands();
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  const results = found(files, wanted);
  return (
    <div className={program.program}>
      <div className={program.bar}>
        <input
          ref={field}
          type="text"
          className={program.name}
          aria-label="Name or text"
          placeholder="Name or text"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <ul className={`${program.view} ${program.results}`} aria-label="Found files">
        {results.map(({ id, name, type, folder }) => (
          <li key={id}>
            <button type="button" onClick={() => open(id)}>
              <Icon name={fileKinds[type].icon} /> {name}
            </button>
            <button
              type="button"
              onClick={() => commands.open('computer', folder === rootFolder ? undefined : folder)}
            >
              {placeName(files, folder)}
            </button>
          </li>
        ))}
      </ul>
      <p className={program.status} role="status">
        <span>
          {wanted.trim() === ''
            ? 'Type part of a file’s name or of its contents.'
            : results.length === 0
              ? 'No file on the disk contains that.'
              : `${results.length} found`}
        </span>
      </p>
    </div>
  );
}
