import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { arrows, keyStep } from './arrowKeys';
import styles from './FileIcons.module.css';
import { maxNameLength } from './files';
import { moveAmongIcons, useOpeningClick } from './iconEvents';
import { useIconDrag } from './useIconDrag';

export type FileIcon = Readonly<{
  id: string;
  label: string;
  icon: ReactNode;
  /** A folder's id or `bin`: files dropped on it are moved there. */
  drop?: string;
  /** It cannot be moved, renamed or deleted, such as My Computer. */
  isFixed?: true;
}>;

type Props = Readonly<{
  label: string;
  icons: readonly FileIcon[];
  /** The id of the shown folder, or `bin`: files dropped between its icons are moved there. */
  here: string;
  /** On the desktop each icon has a position; in a window icons stand in rows. */
  layout: 'ground' | 'rows';
  places?: Readonly<Record<string, Readonly<{ x: number; y: number }>>>;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** The id of the icon that is being renamed. */
  renaming: string | undefined;
  onRename: (id: string | undefined, name?: string) => void;
  onOpen: (id: string) => void;
  onDelete: (ids: readonly string[]) => void;
  onDrop: (ids: readonly string[], target: string, isCopy: boolean) => void;
  /** Called on the desktop when icons were moved. */
  onPlace?: (places: Readonly<Record<string, Readonly<{ x: number; y: number }>>>) => void;
  onMenu: (ids: readonly string[], event: MouseEvent) => void;
  /** Called for cut, copy and paste by keyboard. */
  onClip?: (letter: 'x' | 'c' | 'v', ids: readonly string[]) => void;
}>;

/**
 * Files as icons. A click selects; two clicks within 300 ms or Enter open. Arrow keys move between
 * icons, and with Ctrl they move an icon on the desktop. A rubber band selects several; F2 renames,
 * Delete deletes.
 */
export function FileIcons(props: Props) {
  const { label, icons, layout, places = {}, selected, onSelect, renaming, onRename } = props;
  const { onOpen, onDelete, onDrop, onPlace, onMenu, onClip } = props;
  const opens = useOpeningClick();
  const list = useRef<HTMLUListElement>(null);
  const isFixed = (id: string) => icons.find((icon) => icon.id === id)?.isFixed === true;
  const movable = (ids: Iterable<string>) => [...ids].filter((id) => !isFixed(id));
  const freeze = () => {
    const room = list.current?.getBoundingClientRect();
    const scale = room && list.current ? room.width / list.current.offsetWidth || 1 : 1;
    const found: Record<string, { x: number; y: number }> = {};
    for (const item of list.current?.querySelectorAll<HTMLElement>('[data-icon]') ?? []) {
      const box = item.getBoundingClientRect();
      const id = item.dataset.icon;
      if (room && id) {
        found[id] = { x: (box.left - room.left) / scale, y: (box.top - room.top) / scale };
      }
    }
    return found;
  };
  const moveBy = (ids: readonly string[], across: number, down: number) => {
    const now = freeze();
    for (const id of ids) {
      const from = now[id];
      if (from) now[id] = { x: Math.max(0, from.x + across), y: Math.max(0, from.y + down) };
    }
    onPlace?.(now);
  };
  const drag = useIconDrag({
    list,
    selected,
    onSelect,
    isTouchDragged: layout === 'ground',
    onDropped: (ids, target, isCopy, across, down) => {
      const isHere = target === props.here;
      if (isHere && onPlace && !isCopy) moveBy(ids, across, down);
      else if (target !== undefined && !(isHere && !isCopy)) onDrop(movable(ids), target, isCopy);
    },
  });

  /** After deleting, focus moves to a neighbour. */
  const focusBeside = (ids: readonly string[]): void => {
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLElement>('[data-icon] > button') ?? []),
    ];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const stays = (button: HTMLElement | undefined) =>
      button && !ids.includes(button.parentElement?.dataset.icon ?? '');
    const next =
      buttons.slice(at + 1).find(stays) ?? buttons.slice(0, Math.max(0, at)).reverse().find(stays);
    (next ?? list.current)?.focus({ preventScroll: true });
  };
  const chosenWith = (id: string): readonly string[] =>
    selected.has(id) ? icons.map((icon) => icon.id).filter((one) => selected.has(one)) : [id];

  return (
    <ul
      ref={list}
      className={layout === 'ground' ? styles.ground : styles.rows}
      aria-label={label}
      tabIndex={-1}
      data-here={props.here}
      data-press-menu=""
      onPointerDown={drag}
      onContextMenu={(event) => {
        if (event.target === event.currentTarget) onMenu([], event);
      }}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        const isCommand = event.ctrlKey || event.metaKey;
        const letter = event.key.toLowerCase();
        const step = arrows[event.key];
        if (isCommand && step && onPlace && selected.size > 0) {
          moveBy([...selected], step[0] * keyStep, step[1] * keyStep);
        } else if (isCommand && letter === 'a') {
          onSelect(new Set(icons.map(({ id }) => id)));
        } else if (isCommand && onClip && (letter === 'x' || letter === 'c' || letter === 'v')) {
          onClip(letter, movable(selected));
        } else if (isCommand || !list.current || !moveAmongIcons(list.current, event.key)) {
          return;
        }
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {icons.map(({ id, label: name, icon, drop }) => (
        <li
          key={id}
          data-icon={id}
          data-drop={drop}
          className={styles.place}
          style={
            places[id] && layout === 'ground'
              ? ({ '--x': `${places[id].x}px`, '--y': `${places[id].y}px` } as React.CSSProperties)
              : undefined
          }
          data-put={places[id] && layout === 'ground' ? '' : undefined}
        >
          {renaming === id ? (
            <Renaming icon={icon} name={name} onDone={(next) => onRename(undefined, next)} />
          ) : (
            <button
              type="button"
              className={styles.icon}
              aria-pressed={selected.has(id)}
              aria-description="Double-click or press Enter to open"
              onClick={(event) => {
                event.currentTarget.focus({ preventScroll: true });
                if (event.ctrlKey || event.metaKey) {
                  const next = new Set(selected);
                  if (!next.delete(id)) next.add(id);
                  return onSelect(next);
                }
                onSelect(new Set([id]));
                if (opens(event, id)) onOpen(id);
              }}
              onFocus={({ currentTarget }) => {
                // A press selects by its click, which may extend the selection.
                const isByKeys = currentTarget.matches(':focus-visible');
                if (isByKeys && !selected.has(id)) onSelect(new Set([id]));
              }}
              onContextMenu={(event) => {
                event.preventDefault();
                event.stopPropagation();
                event.currentTarget.focus({ preventScroll: true });
                const ids = chosenWith(id);
                if (!selected.has(id)) onSelect(new Set([id]));
                onMenu(ids, event);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Delete') {
                  const ids = movable(chosenWith(id));
                  focusBeside(ids);
                  if (ids.length > 0) onDelete(ids);
                } else if (event.key === 'F2' && !isFixed(id)) {
                  event.preventDefault();
                  onRename(id);
                }
              }}
            >
              {icon}
              <span>{name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

type RenamingProps = Readonly<{
  icon: ReactNode;
  name: string;
  /** Called with undefined where the old name stays. */
  onDone: (name?: string) => void;
}>;

function Renaming({ icon, name, onDone }: RenamingProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(name);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : 99);
  }, [name]);
  const done = (next?: string) => {
    if (isDone.current) return;
    isDone.current = true;
    const item = input.current?.closest('[data-icon]');
    onDone(next);
    requestAnimationFrame(() => item?.querySelector('button')?.focus({ preventScroll: true }));
  };
  return (
    <div className={styles.icon}>
      {icon}
      <input
        ref={input}
        type="text"
        className={styles.renaming}
        aria-label="New name"
        value={value}
        maxLength={maxNameLength}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => done(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done(value);
          if (event.key === 'Escape') done();
          event.stopPropagation();
        }}
      />
    </div>
  );
}
