import { useRef, useState } from 'react';
import { PushButton } from '../retro/PushButton';
import type { AppProps } from './AppProps';
import { useDesktop } from './DesktopContext';
import program from './programs.module.css';
import { useFileCommands } from './useFileCommands';
import { useFirstFocus } from './useFirstFocus';

/** Opens a program or a file by its name. */
export function Run({ onClose }: AppProps) {
  const { apps, files, commands } = useDesktop();
  const { open } = useFileCommands();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  const run = () => {
    const wanted = name
      .trim()
      .toLowerCase()
      .replace(/\.exe$/, '');
    const app = apps.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted);
    const file = files.find((one) => !one.binned && one.name.toLowerCase() === wanted);
    if (!app && !file) {
      setProblem(
        wanted === ''
          ? 'Type the name of a program or a file.'
          : `There is no program and no file called “${name.trim()}”.`,
      );
      return;
    }
    onClose();
    if (app) commands.open(app.id);
    else if (file) open(file.id);
  };
  return (
    <form
      className={program.run}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p>Type the name of a program or a file to open it.</p>
      <div className={program.bar}>
        <input
          ref={field}
          type="text"
          className={program.name}
          aria-label="Open"
          list="run-programs"
          autoComplete="off"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <PushButton type="submit">OK</PushButton>
        <PushButton onClick={onClose}>Cancel</PushButton>
      </div>
      <datalist id="run-programs">
        {apps.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      <p role="status">{problem}</p>
    </form>
  );
}
