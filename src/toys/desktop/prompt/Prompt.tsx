import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { AppProps } from '../AppProps';
import { useDesktop } from '../DesktopContext';
import { fileKinds } from '../fileKinds';
import { rootFolder } from '../files';
import { newFileId } from '../newFileId';
import { placeName } from '../placeName';
import { useFirstFocus } from '../useFirstFocus';
import styles from './Prompt.module.css';
import { commandNames, runCommand } from './runCommand';

/** How many lines of output are kept. */
const maxLines = 500;
const maxLineLength = 300;

/** A command prompt for the disk. */
export function Prompt({ onClose }: AppProps) {
  const { files, changeFiles, commands, apps } = useDesktop();
  const [folder, setFolder] = useState(rootFolder);
  const [lines, setLines] = useState<readonly Readonly<{ id: number; text: string }>[]>(() =>
    ['KID-DOS 6.95', 'HELP lists what there is.', ''].map((text, id) => ({ id, text })),
  );
  const [typed, setTyped] = useState('');
  const [color, setColor] = useState('#d0d0d0');
  const field = useRef<HTMLInputElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const past = useRef<string[]>([]);
  const back = useRef(0);
  useFirstFocus(field);
  useEffect(() => {
    if (lines.length >= 0) screen.current?.scrollTo(0, screen.current.scrollHeight);
  }, [lines]);
  const isThere = folder === rootFolder || placeName(files, folder) !== 'C:\\';
  const here = isThere ? folder : rootFolder;
  const prompt = `${placeName(files, here)}>`;

  const show = (more: readonly string[]) =>
    setLines((before) => {
      const next = (before.at(-1)?.id ?? 0) + 1;
      const added = more.slice(-maxLines).map((text, at) => ({ id: next + at, text }));
      return [...before, ...added].slice(-maxLines);
    });
  const run = () => {
    if (typed.trim() !== '') past.current = [...past.current.slice(-49), typed];
    back.current = 0;
    const {
      state,
      lines: said,
      effect,
    } = runCommand({ files, folder: here }, typed, {
      now: new Date(),
      newId: newFileId,
      apps: apps.map(({ id }) => id),
      appOf: ({ type }) => fileKinds[type].app,
    });
    if (state.files !== files) changeFiles({ type: 'take', files: state.files });
    setFolder(state.folder);
    setTyped('');
    if (effect?.type === 'clear') return setLines([]);
    show([`${prompt}${typed}`, ...said]);
    if (effect?.type === 'exit') onClose();
    else if (effect?.type === 'color') setColor(effect.color);
    else if (effect?.type === 'open') commands.open(effect.app, effect.document);
  };
  /** Completes a command, or the name of a file in this folder. */
  const complete = () => {
    const [, before, last] = /^(.*\s)?(\S*)$/.exec(typed) ?? [];
    const names = before
      ? files.filter((file) => file.folder === here && !file.binned).map(({ name }) => name)
      : commandNames;
    const found = names.find((name) => name.toLowerCase().startsWith(last.toLowerCase()));
    if (last === '' || !found) return false;
    setTyped(`${before ?? ''}${found.includes(' ') ? `"${found}"` : found}`);
    return true;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const { length } = past.current;
      const step = event.key === 'ArrowUp' ? 1 : -1;
      back.current = Math.max(0, Math.min(length, back.current + step));
      setTyped(back.current === 0 ? '' : past.current[length - back.current]);
    } else if (event.key === 'Tab' && !event.shiftKey && complete()) {
      // Tab has completed a name, so focus stays in the line.
    } else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere gives the focus to the line, which keys have anyway
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={screen}
      className={styles.screen}
      style={{ color }}
      onClick={() => getSelection()?.isCollapsed && field.current?.focus({ preventScroll: true })}
    >
      <div role="log" aria-label="The computer’s output">
        {lines.map(({ id, text }) => (
          <p key={id}>{text || ' '}</p>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <label>
          {prompt}
          <input
            ref={field}
            type="text"
            aria-label="Command"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            maxLength={maxLineLength}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={keys}
            onPaste={(event) => {
              const { length } = event.clipboardData.getData('text/plain');
              if (typed.length + length <= maxLineLength) return;
              event.preventDefault();
              show([
                `That is ${length.toLocaleString('en-GB')} characters. A command has at most ${maxLineLength}.`,
              ]);
            }}
          />
        </label>
      </form>
    </div>
  );
}
