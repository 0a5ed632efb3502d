import { useEffect, useLayoutEffect, useRef } from 'react';
import { type MenuItems, MenuList } from '../retro/MenuList';
import menus from './menu.module.css';
import { moveInMenu } from './moveInMenu';

/** A menu with its position. */
export type OpenMenu = Readonly<{
  label: string;
  items: MenuItems;
  /** In CSS pixels of the viewport. */
  x: number;
  y: number;
}>;

type Props = Readonly<{ menu: OpenMenu; onClose: () => void }>;

/** A context menu at the position of the right click. */
export function ContextMenu({ menu, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const back = useRef<Element>(null);
  const giveBack = () => {
    if (back.current instanceof HTMLElement) back.current.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    const element = root.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const box = room.getBoundingClientRect();
    // A desktop of a lower resolution is scaled up.
    const scale = box.width / room.clientWidth || 1;
    const x = (menu.x - box.left) / scale;
    const y = (menu.y - box.top) / scale;
    const { offsetWidth, offsetHeight } = element;
    element.style.left = `${Math.max(0, Math.min(x, room.clientWidth - offsetWidth))}px`;
    element.style.top = `${Math.max(0, Math.min(y, room.clientHeight - offsetHeight))}px`;
    back.current = document.activeElement;
    element.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, [menu]);

  useEffect(() => {
    const away = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', away, true);
    return () => document.removeEventListener('pointerdown', away, true);
  }, []);

  return (
    <div
      ref={root}
      role="menu"
      aria-label={menu.label}
      tabIndex={-1}
      className={`${menus.menu} ${menus.context}`}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' || event.key === 'Tab') {
          giveBack();
          onClose();
          event.preventDefault();
        } else if (moveInMenu(event.currentTarget, event.key)) {
          event.preventDefault();
        }
      }}
    >
      <MenuList
        items={menu.items}
        classes={menus}
        onChosen={() => {
          giveBack();
          onClose();
        }}
      />
    </div>
  );
}
