import type { PointerEvent, RefObject } from 'react';
import styles from './FileIcons.module.css';

/** A pointer that moves farther than this drags, in CSS pixels. */
const dragFrom = 6;

type Options = Readonly<{
  list: RefObject<HTMLElement | null>;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Whether a finger drags icons. In a scrolling list it does not. */
  isTouchDragged: boolean;
  /** @param target where they were dropped; undefined for a place that takes none */
  onDropped: (
    ids: readonly string[],
    target: string | undefined,
    isCopy: boolean,
    across: number,
    down: number,
  ) => void;
}>;

/** The drop target at a point of the viewport: a folder's id, or `bin`. */
function dropTargetAt(x: number, y: number): string | undefined {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop], [data-here]');
  return target?.dataset.drop ?? target?.dataset.here;
}

/**
 * Drags icons by pointer, and draws a rubber band where the press began beside them. It renders
 * only when the selection changes and when the drag ends.
 * @returns the handler of the list's pointerdown
 */
export function useIconDrag({ list, selected, onSelect, isTouchDragged, onDropped }: Options) {
  return (event: PointerEvent<HTMLElement>): void => {
    const root = list.current;
    if (!root || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('input')) return;
    const pressed = event.target.closest<HTMLElement>('[data-icon]');
    if (event.pointerType === 'touch' && !(pressed && isTouchDragged)) {
      if (!pressed) onSelect(new Set());
      return;
    }
    const { pointerId, clientX, clientY } = event;
    const box = root.getBoundingClientRect();
    const scale = box.width / root.offsetWidth || 1;
    const id = pressed?.dataset.icon;
    const ids = id === undefined ? [] : selected.has(id) ? [...selected] : [id];
    let ghost: HTMLElement | undefined;
    let held = '';
    /** It ends with the drag. */
    const life = new AbortController();
    const { signal } = life;

    const begin = (): HTMLElement => {
      root.setPointerCapture(pointerId);
      // Icons are dragged over the whole desktop, also out of their window.
      const stage = (id !== undefined && root.closest<HTMLElement>('[data-stage]')) || root;
      const from = stage.getBoundingClientRect();
      const made = document.createElement('div');
      made.setAttribute('aria-hidden', 'true');
      made.className = id === undefined ? styles.band : styles.ghost;
      if (id !== undefined) {
        pressed?.querySelector('button')?.focus({ preventScroll: true });
        onSelect(new Set(ids));
        for (const icon of root.querySelectorAll<HTMLElement>('[data-icon]')) {
          if (!ids.includes(icon.dataset.icon ?? '')) continue;
          const { left, top } = icon.getBoundingClientRect();
          const copy = icon.cloneNode(true) as HTMLElement;
          copy.removeAttribute('data-icon');
          copy.removeAttribute('data-drop');
          copy.style.cssText = `position:absolute;left:${(left - from.left) / scale}px;top:${(top - from.top) / scale}px;width:${icon.offsetWidth}px`;
          made.append(copy);
        }
      } else onSelect(new Set());
      stage.append(made);
      return made;
    };
    const chooseWithin = (left: number, top: number, right: number, bottom: number): void => {
      const found: string[] = [];
      for (const icon of root.querySelectorAll<HTMLElement>('[data-icon]')) {
        const at = icon.getBoundingClientRect();
        const isIn = at.left < right && at.right > left && at.top < bottom && at.bottom > top;
        if (isIn && icon.dataset.icon) found.push(icon.dataset.icon);
      }
      if (found.join() === held) return;
      held = found.join();
      onSelect(new Set(found));
    };
    const move = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const across = moved.clientX - clientX;
      const down = moved.clientY - clientY;
      if (!ghost && Math.hypot(across, down) < dragFrom) return;
      ghost ??= begin();
      if (id !== undefined) {
        ghost.style.transform = `translate(${across / scale}px, ${down / scale}px)`;
        return;
      }
      const left = Math.min(clientX, moved.clientX);
      const top = Math.min(clientY, moved.clientY);
      ghost.style.cssText = `left:${(left - box.left) / scale + root.scrollLeft}px;top:${(top - box.top) / scale + root.scrollTop}px;width:${Math.abs(across) / scale}px;height:${Math.abs(down) / scale}px`;
      chooseWithin(left, top, left + Math.abs(across), top + Math.abs(down));
    };
    const stop = (): void => {
      life.abort();
      ghost?.remove();
      ghost = undefined;
    };
    const cancel = (pressedKey: KeyboardEvent): void => {
      if (pressedKey.key !== 'Escape' || !ghost) return;
      pressedKey.stopPropagation();
      stop();
    };
    const end = (ended: globalThis.PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      const isDragged = ghost !== undefined;
      stop();
      if (!isDragged) {
        if (id === undefined) onSelect(new Set());
        return;
      }
      // Stops the click that ends a drag from opening or selecting.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (id === undefined) return;
      const target = dropTargetAt(ended.clientX, ended.clientY);
      const across = (ended.clientX - clientX) / scale;
      const down = (ended.clientY - clientY) / scale;
      onDropped(ids, target, ended.ctrlKey, across, down);
    };
    root.addEventListener('pointermove', move, { signal });
    root.addEventListener('pointerup', end, { signal });
    root.addEventListener('pointercancel', stop, { signal });
    document.addEventListener('keydown', cancel, { signal, capture: true });
  };
}
