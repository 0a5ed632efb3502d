import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { openRemote } from '../../components/openRemote';
import type { App } from './apps';
import { Icon } from './icons';
import menus from './menu.module.css';
import { moveInMenu } from './moveInMenu';
import styles from './StartMenu.module.css';

type Props = Readonly<{
  programs: readonly App[];
  /** The button that opens and closes it. */
  startButton: RefObject<HTMLElement | null>;
  onOpen: (app: string) => void;
  onHelp: () => void;
  onCrash: () => void;
  onShutDown: () => void;
  /** With `back` true, focus returns to the Start button. */
  onClose: (back: boolean) => void;
}>;

/** The five entries of the Start menu, and the programs of its submenu. */
export function StartMenu(props: Props) {
  const { programs, startButton, onOpen, onHelp, onCrash, onShutDown, onClose } = props;
  const [shown, setShown] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const sub = useRef<HTMLDivElement>(null);
  const parent = useRef<HTMLButtonElement>(null);

  useEffect(() => parent.current?.focus(), []);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const away = ({ target }: Event): void => {
      if (!(target instanceof Node) || startButton.current?.contains(target)) return;
      if (!whole.current?.contains(target)) close.current(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [startButton]);

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    const inSub = sub.current?.contains(event.target as Node) ?? false;
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (inSub && event.key === 'Escape') {
        setShown(false);
        parent.current?.focus();
      } else onClose(true);
    } else if (event.key === 'ArrowRight' && event.target === parent.current) {
      openPrograms();
    } else if (event.key === 'ArrowLeft' && inSub) {
      setShown(false);
      parent.current?.focus();
    } else {
      const level = inSub ? sub.current : menu.current;
      if (!level || !moveInMenu(level, event.key)) return;
    }
    event.preventDefault();
  };
  const openPrograms = () => {
    setShown(true);
    requestAnimationFrame(() => sub.current?.querySelector('button')?.focus());
  };
  const run = (act: () => void) => () => {
    onClose(false);
    act();
  };

  return (
    <div ref={whole} className={`${menus.menu} ${styles.startMenu}`}>
      <div className={styles.stripe} aria-hidden="true">
        <span>
          <b>Kidows</b>95
        </span>
      </div>
      <div
        ref={menu}
        role="menu"
        aria-label="Start"
        tabIndex={-1}
        className={styles.items}
        onKeyDown={keys}
      >
        <button
          ref={parent}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={menus.item}
          aria-haspopup="menu"
          aria-expanded={shown}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(true)}
          onClick={openPrograms}
        >
          <Icon name="programs" size={16} /> Programs <i aria-hidden="true">▸</i>
        </button>
        {shown && (
          <div
            ref={sub}
            role="menu"
            aria-label="Programs"
            tabIndex={-1}
            className={`${menus.menu} ${styles.submenu}`}
          >
            {programs.map(({ id, title, icon }) => (
              <button
                key={id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menus.item}
                onClick={run(() => onOpen(id))}
              >
                {icon} {title}
              </button>
            ))}
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={menus.item}
              onClick={run(openRemote)}
            >
              <Icon name="programs" size={16} /> Other pages
            </button>
          </div>
        )}
        <hr className={styles.separator} />
        {(
          [
            ['Minesweeper', 'mine', () => onOpen('minesweeper')],
            ['Solitaire', 'cards', () => onOpen('solitaire')],
            ['Help', 'help', onHelp],
            ['Test BSOD', 'bolt', onCrash],
            ['Shut Down...', 'power', onShutDown],
          ] as const
        ).map(([label, icon, act]) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menus.item}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(false)}
            onClick={run(act)}
          >
            <Icon name={icon} size={16} /> {label}
          </button>
        ))}
      </div>
    </div>
  );
}
