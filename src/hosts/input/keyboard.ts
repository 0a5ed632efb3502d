import { Disposer } from '../../lib/Disposer';
import type { InputHub } from './InputHub';
import { keysReach } from './inputOwner';

export type KeyboardOptions = Readonly<{
  hub: InputHub;
  /** Everything that belongs to the game: screen, pad and buttons. */
  host: HTMLElement;
  /** The control that a `KeyboardEvent.code` stands for. */
  controlOf: (code: string) => string | undefined;
  /** The control acts now, so that its key is not to scroll the page. */
  acts: (control: string) => boolean;
  /** Hears of a key that writes and stands for no control. */
  otherKey?: () => void;
  /** No key scrolls the page, whether it does anything or not. */
  holdsPage?: () => boolean;
}>;

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressable = 'a[href], button, summary, [role="button"], [role="menuitem"], [role="tab"]';

/** Keys by which a browser presses what has focus. */
const pressing = new Set(['Enter', 'NumpadEnter', 'Space']);
const scrolling = new Set(['Space', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Whether what has the focus needs the key for itself. */
export function isForTarget(event: KeyboardEvent, target: Element): boolean {
  if (target.closest(editable)) return true;
  return pressing.has(event.code) && target.closest(pressable) !== null;
}

/**
 * Lets keys reach a game: only where {@link keysReach} says so, never with a modifier, and never
 * what a focused field or button needs for itself.
 * @returns the undo
 */
export function connectKeyboard(options: KeyboardOptions): () => void {
  const { hub, host, controlOf, acts, otherKey, holdsPage } = options;
  const disposer = new Disposer();
  const pressed = new Map<string, string>();

  disposer.listen(document, 'keydown', (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.isComposing || !keysReach(host, target) || isForTarget(event, target)) return;
    const control = controlOf(event.code);
    if (scrolling.has(event.code) && holdsPage?.()) event.preventDefault();
    if (control === undefined) {
      if (!event.repeat && event.key.length === 1) otherKey?.();
      return;
    }
    if (acts(control)) event.preventDefault();
    if (event.repeat) return;
    // Pressed again without a release: that was lost, to the system or another window.
    release(event.code);
    pressed.set(event.code, control);
    hub.press(`key:${event.code}`, control);
  });
  const release = (code: string): void => {
    const control = pressed.get(code);
    if (control === undefined) return;
    pressed.delete(code);
    hub.release(`key:${code}`, control);
  };
  // A release counts wherever focus has gone meanwhile.
  disposer.listen(document, 'keyup', (event: KeyboardEvent) => release(event.code));
  const releaseAll = (): void => {
    pressed.clear();
    hub.releaseAll('key:');
  };
  disposer.listen(window, 'blur', releaseAll);
  disposer.listen(document, 'focusin', (event: FocusEvent) => {
    if (event.target instanceof Element && !keysReach(host, event.target)) releaseAll();
  });
  disposer.add(releaseAll);
  return () => disposer.dispose();
}
