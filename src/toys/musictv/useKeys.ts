import { type RefObject, useEffect, useRef } from 'react';

/** The action of each key, by `KeyboardEvent.key` in lower case. */
export type KeyActs = Readonly<Record<string, (() => void) | undefined>>;

const takesText = 'input:not([type=range]), select, textarea, [contenteditable]';

/**
 * Keys of the set, while focus is in it, on its heading or on the body. Keys with a modifier, and
 * keys that a field needs, are ignored.
 */
export function useKeys(
  toy: RefObject<HTMLElement | null>,
  labelledBy: string | undefined,
  acts: KeyActs,
): void {
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const ours =
        target === document.body || target.id === labelledBy || toy.current?.contains(target);
      if (!ours || event.isComposing || target.closest(takesText)) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toy, labelledBy]);
}
