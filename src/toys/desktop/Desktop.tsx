import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { LiveRegion } from '../../components/LiveRegion';
import { toast } from '../../components/toast';
import { desktopKeys } from '../../content/desktopKeys';
import { appOf, apps } from './apps';
import { ContextMenu, type OpenMenu } from './ContextMenu';
import styles from './Desktop.module.css';
import {
  DesktopContext,
  type DesktopValue,
  type FileClipboard,
  type Question,
} from './DesktopContext';
import { deskStyle } from './deskStyle';
import { desktopFolder, type Files, filesReducer } from './files';
import { Ground } from './Ground';
import { MessageBox } from './MessageBox';
import {
  type Drafts,
  type Memory,
  onFilesElsewhere,
  readDrafts,
  readFiles,
  readMemory,
  writeFiles,
} from './memory';
import { Screensaver } from './Screensaver';
import { StartMenu } from './StartMenu';
import { Switcher } from './Switcher';
import { play } from './sound';
import { Taskbar } from './Taskbar';
import { textFieldOf, textMenu } from './textMenu';
import { useFocusBack } from './useFocusBack';
import { useIdle } from './useIdle';
import { useLongPress } from './useLongPress';
import { useMemory } from './useMemory';
import { useResolution } from './useResolution';
import { useSwitcher } from './useSwitcher';
import { type Left, useWindows } from './useWindows';
import { Window } from './Window';
import { groundStyle } from './wallpapers';
import { type DesktopWindow, isCovered, standard } from './windows';

type Props = Readonly<{
  /** Programs to open at the start. Unknown names are reported and left out. */
  open: readonly string[];
  /** A link that opens these programs. */
  linkTo: (apps: readonly string[]) => string;
  onCrash: () => void;
  onShutDown: () => void;
  /** Another screen covers the desktop, so it takes no input. */
  covered: boolean;
}>;

const programs = apps.filter(({ program }) => program);

const help: Question = {
  title: 'Help',
  body: (
    <>
      <p>Have you tried turning it off and on again?</p>
      <ul>
        <li>{desktopKeys.map(([keys, does]) => `${keys}: ${does}`).join('; ')}.</li>
        <li>
          The icon at the left of a title bar opens a menu that moves and resizes the window by
          keys.
        </li>
        <li>
          A double click opens an icon. A right click, a long press or the menu key opens the menu
          of anything.
        </li>
      </ul>
    </>
  ),
  answers: [{ label: 'OK' }],
};

/**
 * The stored windows, without those whose program or document no longer exists, and those of drafts
 * that another tab left.
 */
function leftWindows(
  { windows, places }: Memory,
  files: Files,
  drafts: Drafts,
): readonly DesktopWindow[] {
  const lost = Object.keys(drafts)
    .filter((draft) => !windows.some(({ id }) => id === draft))
    .map((id): DesktopWindow => {
      const [app, document] = id.replace(/#.*/, '').split(':');
      const geometry = places[app] ?? standard;
      return { id, app, document, geometry, minimised: false, maximised: false, z: 0 };
    });
  return [...windows, ...lost].filter(({ app, document }) => {
    const isThere = files.some(({ id, binned }) => id === document && !binned);
    return appOf(app) && (document === undefined || document === desktopFolder || isThere);
  });
}

/** The desktop: icons, windows and the taskbar. */
export function Desktop({ open, linkTo, onCrash, onShutDown, covered }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const [start] = useState(() => {
    const read = readFiles();
    const remembered = readMemory();
    // A link opens its own programs. The visitor's stored desktop is left as it was.
    const isKept = open.length === 0;
    const drafts = isKept ? readDrafts() : {};
    const windows = isKept ? leftWindows(remembered.memory, read.files, drafts) : [];
    const left: Left = { windows, drafts, isKept };
    return { read, remembered, left };
  });
  const [files, changeFiles] = useReducer(filesReducer, start.read.files);
  const [clipboard, setClipboard] = useState<FileClipboard>();
  const [icons, setIcons] = useState(start.remembered.memory.icons);
  const [look, setLook] = useState(start.remembered.memory.look);
  const [saver, setSaver] = useState(start.remembered.memory.saver);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menu, showMenu] = useState<OpenMenu>();
  const [question, setQuestion] = useState<Question>();
  const [said, say] = useState('');
  const remember = useMemory(start.remembered.memory);
  const { windows, active, commands } = useWindows(surface, remember, start.left);
  const { switching, press } = useSwitcher(windows, commands.focus);
  const [idle, rest] = useIdle();
  useLongPress(stage);
  useResolution(stage, look.resolution);

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
      toast('The disk cannot be written to', {
        description: 'This browser’s storage is full. Files last until you leave.',
        kind: 'error',
      });
    }
  }, [files, start]);
  // Two tabs share one disk.
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
      clipboard,
      setClipboard,
      look,
      setLook: (chosen) => {
        setLook(chosen);
        remember.look(chosen);
      },
      saver,
      setSaver: (chosen) => {
        setSaver(chosen);
        remember.saver(chosen);
      },
      previewSaver: rest,
      commands,
      apps,
      ask: setQuestion,
      showMenu,
      say,
    }),
    [files, clipboard, look, saver, commands, rest, remember],
  );

  const titleOf = ({ app, document }: DesktopWindow): string => {
    const title = appOf(app)?.title ?? app;
    if (document === undefined) return title;
    const file = files.find(({ id }) => id === document);
    if (app === 'computer') return file?.name ?? 'Desktop';
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
  /** The context menu of text fields. A finger gets the browser's own menu. */
  const writingMenu = (event: MouseEvent) => {
    const field = event.defaultPrevented ? undefined : textFieldOf(event.target);
    const { pointerType } = event.nativeEvent as PointerEvent;
    if (!field || pointerType === 'touch') return;
    event.preventDefault();
    showMenu(
      textMenu(field, event.clientX, event.clientY, () =>
        toast('This browser pastes only by keyboard', {
          description: 'Press Ctrl and V, or Command and V.',
        }),
      ),
    );
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
  return (
    <DesktopContext value={value}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that go to the desktop as a whole */}
      <div
        ref={stage}
        className={styles.desktop}
        style={deskStyle(look)}
        data-stage="desktop"
        onKeyDown={keys}
        onContextMenu={writingMenu}
        inert={covered}
      >
        <div inert={blocked}>
          <div
            ref={surface}
            className={styles.surface}
            style={groundStyle(look, files)}
            tabIndex={-1}
          >
            <Ground
              places={icons}
              onPlace={(places) => {
                setIcons(places);
                remember.icons(places);
              }}
            />
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
          {menu && <ContextMenu menu={menu} onClose={() => showMenu(undefined)} />}
        </div>
        {switching && !blocked && <Switcher {...switching} titleOf={titleOf} />}
        {question && <MessageBox question={question} onAnswer={() => setQuestion(undefined)} />}
        {idle && !covered && <Screensaver saver={saver} />}
        <LiveRegion message={said} />
      </div>
    </DesktopContext>
  );
}
