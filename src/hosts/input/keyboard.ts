import { Disposer } from '../../lib/Disposer';
import type { InputHub } from './InputHub';

export type KeyboardOptions = Readonly<{
  hub: InputHub;
  /** Everything that belongs to the game: screen, pad and buttons. */
  host: HTMLElement;
  /** The heading that labels the game; keys pressed on it reach the game too. */
  heading: () => HTMLElement | null;
  /** The control that a `KeyboardEvent.code` stands for. */
  controlOf: (code: string) => string | undefined;
  /** The control acts now, so that its key is not to scroll the page. */
  acts: (control: string) => boolean;
}>;

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const pressable = 'a[href], button, summary, [role="button"], [role="menuitem"], [role="tab"]';

/** Keys by which a browser presses what has focus. */
const pressing = new Set(['Enter', 'NumpadEnter', 'Space']);

function isForTarget(event: KeyboardEvent, target: Element): boolean {
  if (target.closest(editable)) return true;
  return pressing.has(event.code) && target.closest(pressable) !== null;
}

/**
 * Lets keys reach a game: only while focus is in its host, on its heading or on nothing, never
 * with a modifier, and never what a focused field or button needs for itself.
 * @returns the undo
 */
export function connectKeyboard(options: KeyboardOptions): () => void {
  const { hub, host, heading, controlOf, acts } = options;
  const disposer = new Disposer();
  const pressed = new Map<string, string>();

  const reaches = (target: Element): boolean =>
    target === document.body || host.contains(target) || target === heading();

  disposer.listen(document, 'keydown', (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.isComposing || !reaches(target) || isForTarget(event, target)) return;
    const control = controlOf(event.code);
    if (control === undefined) return;
    if (acts(control)) event.preventDefault();
    if (event.repeat || pressed.has(event.code)) return;
    pressed.set(event.code, control);
    hub.press(`key:${event.code}`, control);
  });
  // A release counts wherever focus has gone meanwhile.
  disposer.listen(document, 'keyup', (event: KeyboardEvent) => {
    const control = pressed.get(event.code);
    if (control === undefined) return;
    pressed.delete(event.code);
    hub.release(`key:${event.code}`, control);
  });
  const letGo = (): void => {
    pressed.clear();
    hub.releaseAll('key:');
  };
  disposer.listen(window, 'blur', letGo);
  disposer.listen(document, 'focusin', (event: FocusEvent) => {
    if (event.target instanceof Element && !reaches(event.target)) letGo();
  });
  disposer.add(letGo);
  return () => disposer.dispose();
}
