import { Disposer } from '../../lib/Disposer';
import type { InputHub } from './InputHub';
import { keysReach } from './inputOwner';

export type KeyboardOptions = Readonly<{
  hub: InputHub;
  /** The element that contains the game: screen, pad and buttons. */
  host: HTMLElement;
  /** The control that a `KeyboardEvent.code` stands for. */
  controlOf: (code: string) => string | undefined;
  /** Whether the control acts now, so that its key must not scroll the page. */
  acts: (control: string) => boolean;
  /** Called for a key that types a character and has no control. */
  otherKey?: () => void;
  /** Whether no key may scroll the page, even if it does nothing. */
  holdsPage?: () => boolean;
}>;

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressable = 'a[href], button, summary, [role="button"], [role="menuitem"], [role="tab"]';

/** Keys by which a browser presses the focused element. */
const pressing = new Set(['Enter', 'NumpadEnter', 'Space']);
const scrolling = new Set(['Space', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Whether the focused element needs the key itself. */
export function isForTarget(event: KeyboardEvent, target: Element): boolean {
  if (target.closest(editable)) return true;
  return pressing.has(event.code) && target.closest(pressable) !== null;
}

/**
 * Passes keys to a game: only where {@link keysReach} allows it, never with a modifier, and never
 * one that a focused field or button needs.
 * @returns a function that disconnects them
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
      // Firefox would open its quick find, which takes the focus from the game.
      if (event.key === "'" && host.contains(target)) event.preventDefault();
      if (!event.repeat && event.key.length === 1) otherKey?.();
      return;
    }
    if (acts(control)) event.preventDefault();
    if (event.repeat) return;
    // Pressed again without a release, which the system or another window has swallowed.
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
  // A release counts wherever the focus is by then.
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
