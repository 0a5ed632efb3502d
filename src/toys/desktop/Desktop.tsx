import { type KeyboardEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { LiveRegion } from '../../components/LiveRegion';
import { toast } from '../../components/toast';
import { appOf, apps } from './apps';
import styles from './Desktop.module.css';
import { DesktopContext, type DesktopValue, type Question } from './DesktopContext';
import { filesReducer } from './files';
import { Icon } from './icons';
import { MessageBox } from './MessageBox';
import { onFilesElsewhere, readFiles, readMemory, writeFiles } from './memory';
import { Screensaver } from './Screensaver';
import { Shortcuts } from './Shortcuts';
import { StartMenu } from './StartMenu';
import { Switcher } from './Switcher';
import { play } from './sound';
import { Taskbar } from './Taskbar';
import { useFocusBack } from './useFocusBack';
import { useIdle } from './useIdle';
import { useMemory } from './useMemory';
import { useSwitcher } from './useSwitcher';
import { useWindows } from './useWindows';
import { Window } from './Window';
import { type DesktopWindow, isCovered } from './windows';

type Props = Readonly<{
  /** Programs to open at the start; names that are not known are told and left out. */
  open: readonly string[];
  /** A link that opens these programs on arrival. */
  linkTo: (apps: readonly string[]) => string;
  onCrash: () => void;
  onShutDown: () => void;
  /** Another stage stands over the desktop: it waits. */
  covered: boolean;
}>;

const programs = apps.filter(({ program }) => program);

const help: Question = {
  title: 'Help',
  body: (
    <>
      <p>Have you tried turning it off and on again?</p>
      <ul>
        <li>Double-click an icon, or press Enter on it. Arrows go between icons.</li>
        <li>
          Hold Ctrl and press the key left of 1 to go to another window. Shift and F4 closes one,
          F10 goes to its menu.
        </li>
        <li>The picture at the left of a title bar moves and sizes the window by keys.</li>
      </ul>
    </>
  ),
  answers: [{ label: 'OK' }],
};

/** What a machine shows once it has come up: icons, windows and a bar. */
export function Desktop({ open, linkTo, onCrash, onShutDown, covered }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const [start] = useState(() => ({ read: readFiles(), remembered: readMemory() }));
  const [files, changeFiles] = useReducer(filesReducer, start.read.files);
  const [saver, setSaver] = useState(start.remembered.memory.saver);
  const [menuOpen, setMenuOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [said, say] = useState('');
  const remember = useMemory(start.remembered.memory);
  const { windows, active, commands } = useWindows(surface, remember);
  const { switching, press } = useSwitcher(windows, commands.focus);
  const [idle, rest] = useIdle();

  useEffect(() => {
    const dropped = start.read.dropped + start.remembered.dropped;
    if (dropped > 0) {
      toast('ScanDisk found damage', {
        description: `${dropped} damaged ${dropped === 1 ? 'entry' : 'entries'} could not be read and had to be dropped. The rest is in order.`,
        kind: 'error',
      });
    }
  }, [start]);
  useEffect(() => {
    if (files === start.read.files && start.read.dropped === 0) return;
    if (!writeFiles(files)) {
      toast('The disk cannot be written', {
        description: 'This browser keeps nothing more for the site. Files last until you leave.',
        kind: 'error',
      });
    }
  }, [files, start]);
  // Two tabs have one disk.
  useEffect(() => onFilesElsewhere((read) => changeFiles({ type: 'take', files: read })), []);

  const wanted = useRef(open);
  useEffect(() => {
    const names = wanted.current;
    wanted.current = [];
    for (const name of names) {
      if (appOf(name)) commands.open(name);
      else toast(`There is no program called “${name}”`, { description: 'It was left out.' });
    }
    if (names.length === 0 && document.activeElement === document.body) {
      surface.current?.focus({ preventScroll: true });
    }
  }, [commands]);

  const blocked = question !== undefined || covered || idle;
  useFocusBack(
    blocked,
    () => surface.current?.querySelector<HTMLElement>('[data-active]') ?? startButton.current,
  );

  const value = useMemo<DesktopValue>(
    () => ({
      files,
      changeFiles,
      saver,
      setSaver: (chosen) => {
        setSaver(chosen);
        remember.saver(chosen);
      },
      previewSaver: rest,
      commands,
      ask: setQuestion,
      say,
    }),
    [files, saver, commands, rest, remember],
  );

  const titleOf = ({ app, document }: DesktopWindow): string => {
    const title = appOf(app)?.title ?? app;
    if (document === undefined) return title;
    const file = files.find(({ id }) => id === document);
    return file ? `${file.name} - ${title}` : title;
  };
  const closeMenu = (back: boolean) => {
    setMenuOpen(false);
    if (back) startButton.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.ctrlKey && event.code === 'Backquote') {
      event.preventDefault();
      press(event.shiftKey);
    } else if (event.key === 'F10' && !event.shiftKey && active) {
      event.preventDefault();
      const root = surface.current?.querySelector('[data-active]');
      const [own] = root?.querySelectorAll<HTMLElement>('[data-menu-title]') ?? [];
      (own ?? root?.querySelector<HTMLElement>('[aria-haspopup="menu"]'))?.focus();
    } else if (event.shiftKey && event.key === 'F4' && active) {
      event.preventDefault();
      commands.close(active.id);
    }
  };
  const share = async () => {
    const link = linkTo(
      windows.filter(({ document }) => document === undefined).map(({ app }) => app),
    );
    try {
      await navigator.clipboard.writeText(link);
      toast('Link copied', {
        description: 'It opens this desktop with these windows.',
        kind: 'success',
      });
    } catch {
      toast('A link to this desktop', { description: link });
    }
  };

  const isNarrow = commands.isNarrow();
  const binned = files.some((file) => file.binned);
  const shortcuts = [
    {
      id: 'computer',
      label: 'My Computer',
      icon: <Icon name="computer" size={32} />,
      open: () => commands.open('computer'),
    },
    {
      id: 'bin',
      label: 'Recycle Bin',
      icon: <Icon name={binned ? 'binFull' : 'binEmpty'} size={32} />,
      open: () => commands.open('bin'),
    },
    ...files
      .filter((file) => file.folder === 'desktop' && !file.binned)
      .map(({ id, name }) => ({
        id,
        label: name,
        icon: <Icon name="text" size={32} />,
        open: () => commands.open('notepad', id),
        onDelete: () => {
          changeFiles({ type: 'bin', id });
          say(`${name} is in the Recycle Bin.`);
          surface.current?.focus({ preventScroll: true });
        },
      })),
  ];

  return (
    <DesktopContext value={value}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that go to the desktop as a whole */}
      <div className={styles.desktop} data-stage="desktop" onKeyDown={keys} inert={covered}>
        <div inert={blocked}>
          <div ref={surface} className={styles.surface} tabIndex={-1}>
            <Shortcuts shortcuts={shortcuts} />
            {windows.map((one) => {
              const app = appOf(one.app);
              return (
                app && (
                  <Window
                    key={one.id}
                    window={one}
                    app={app}
                    title={titleOf(one)}
                    active={one.id === active?.id}
                    covered={covered || idle || isCovered(windows, one, isNarrow)}
                    commands={commands}
                  />
                )
              );
            })}
          </div>
          <Taskbar
            windows={windows}
            titleOf={titleOf}
            active={active?.id}
            startButton={startButton}
            menuOpen={menuOpen}
            onMenu={(wanted) => {
              if (wanted) play('click');
              setMenuOpen(wanted);
            }}
            onTask={({ id }) => (id === active?.id ? commands.minimise(id) : commands.focus(id))}
            onShare={() => void share()}
          />
          {menuOpen && (
            <StartMenu
              programs={programs}
              startButton={startButton}
              onOpen={commands.open}
              onHelp={() => {
                startButton.current?.focus();
                setQuestion(help);
              }}
              onCrash={onCrash}
              onShutDown={() => {
                if (!commands.askHeld()) onShutDown();
              }}
              onClose={closeMenu}
            />
          )}
        </div>
        {switching && !blocked && <Switcher {...switching} titleOf={titleOf} />}
        {question && <MessageBox question={question} onAnswer={() => setQuestion(undefined)} />}
        {idle && !covered && <Screensaver saver={saver} />}
        <LiveRegion message={said} />
      </div>
    </DesktopContext>
  );
}
