import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { toastMissed } from '../components/toast';
import { settings } from '../stores/settings';

export type Panel = ComponentType<Readonly<{ open: boolean; onClose: () => void }>>;

/**
 * A panel that opens by a key or a button on every page. Its script loads on first use.
 * @param load stable between renders
 * @param key a `KeyboardEvent.key`
 * @param busy selector of elements that need the key themselves
 * @param what what the visitor is told could not be fetched, when its script could not
 * @param also an event on the document that opens it too
 */
export function useLatePanel(
  load: () => Promise<Panel>,
  key: string,
  busy: string,
  what: string,
  also?: string,
) {
  const [panel, setPanel] = useState<Panel>();
  const [open, setOpen] = useState(false);

  const show = useCallback(async () => {
    try {
      const loaded = await load();
      setPanel(() => loaded);
      setOpen(true);
    } catch (error) {
      toastMissed(what)(error);
    }
  }, [load, what]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!settings.getState().searchKey || document.querySelector('dialog[open]')) return;
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(busy)) return;
      event.preventDefault();
      void show();
    };
    const open = () => void show();
    document.addEventListener('keydown', listen);
    if (also) document.addEventListener(also, open);
    return () => {
      document.removeEventListener('keydown', listen);
      if (also) document.removeEventListener(also, open);
    };
  }, [show, key, busy, also]);

  return { Panel: panel, open, show, close: () => setOpen(false) };
}

/** Selector of elements in which a character is typed. */
export const typing = 'input, textarea, select, [contenteditable]';
