import type { MouseEvent, RefObject } from 'react';
import { PushButton } from '../retro/PushButton';
import { appOf } from './apps';
import { Clock } from './Clock';
import { useDesktop } from './DesktopContext';
import { Icon } from './icons';
import styles from './Taskbar.module.css';
import type { DesktopWindow } from './windows';

type Props = Readonly<{
  windows: readonly DesktopWindow[];
  titleOf: (one: DesktopWindow) => string;
  active: string | undefined;
  startButton: RefObject<HTMLButtonElement | null>;
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
  /** The active window's button minimises it; any other button activates its window. */
  onTask: (one: DesktopWindow) => void;
  onShare: () => void;
}>;

/** The taskbar: Start, a button for every open window, and the time. */
export function Taskbar(props: Props) {
  const { windows, titleOf, active, startButton, menuOpen, onMenu, onTask, onShare } = props;
  const { commands, showMenu } = useDesktop();
  const menuOfBar = (event: MouseEvent) => {
    event.preventDefault();
    const none = windows.length === 0;
    showMenu({
      label: 'Taskbar',
      x: event.clientX,
      y: event.clientY,
      items: [
        { label: 'Cascade Windows', off: none, act: () => commands.arrange('cascade') },
        { label: 'Tile Windows', off: none, act: () => commands.arrange('tile') },
        { label: 'Minimise All Windows', off: none, act: () => commands.minimiseAll() },
        'line',
        { label: 'Properties', act: () => commands.open('control') },
      ],
    });
  };
  const menuOf = (one: DesktopWindow) => (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const { id, minimised, maximised } = one;
    const stays = commands.isNarrow();
    showMenu({
      label: titleOf(one),
      x: event.clientX,
      y: event.clientY,
      items: [
        {
          label: 'Restore',
          off: !minimised && (!maximised || stays),
          act: () => (minimised ? commands.focus(id) : commands.toggleMaximised(id)),
        },
        { label: 'Minimise', off: minimised, act: () => commands.minimise(id) },
        { label: 'Maximise', off: maximised || stays, act: () => commands.toggleMaximised(id) },
        'line',
        { label: 'Close', act: () => commands.close(id) },
      ],
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its menu is also the windows' own
    <div className={styles.taskbar} data-press-menu="" onContextMenu={menuOfBar}>
      <PushButton
        ref={startButton}
        className={styles.start}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // The menu opens on press; the press must not take focus back from it.
          event.preventDefault();
          onMenu(!menuOpen);
        }}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowUp'].includes(event.key)) return;
          event.preventDefault();
          onMenu(true);
        }}
        onClick={(event) => {
          // A screen reader's click comes without a press before it.
          if (event.detail === 0 && !menuOpen) onMenu(true);
        }}
      >
        <Icon name="start" size={16} /> Start
      </PushButton>
      <ul className={styles.tasks} aria-label="Open windows">
        {windows.map((one) => (
          <li key={one.id}>
            <PushButton
              className={styles.task}
              aria-pressed={one.id === active}
              onClick={() => onTask(one)}
              onContextMenu={menuOf(one)}
            >
              {appOf(one.app)?.icon}
              <span>{titleOf(one)}</span>
            </PushButton>
          </li>
        ))}
      </ul>
      <div className={styles.tray}>
        <button
          type="button"
          className={`${styles.trayButton} ${styles.share}`}
          aria-label="Copy a link to this desktop"
          title="Copy a link to this desktop"
          onClick={onShare}
        >
          <Icon name="display" size={16} />
        </button>
        <Clock />
      </div>
    </div>
  );
}
