import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { toast } from '../components/toast';
import { settings } from '../stores/settings';
import styles from './SiteSearch.module.css';

type Panel = ComponentType<Readonly<{ open: boolean; onClose: () => void }>>;

/** Elements that need the key themselves: text fields, games and open dialogs. */
const busy = 'input, textarea, select, [contenteditable], [data-game-host], dialog';

/** The button and the key that open the search. Panel and index load on first use. */
export function SiteSearch() {
  const [panel, setPanel] = useState<Panel>();
  const [open, setOpen] = useState(false);

  const search = useCallback(async () => {
    try {
      const { SearchPanel } = await import('./search/SearchPanel');
      setPanel(() => SearchPanel);
      setOpen(true);
    } catch {
      toast('Search could not be fetched', { kind: 'error' });
    }
  }, []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!settings.getState().searchKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(busy)) return;
      event.preventDefault();
      void search();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [search]);

  const SearchPanel = panel;
  return (
    <>
      <button type="button" className={styles.open} aria-label="Search" onClick={search}>
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
          <path d="M20 20l9 9M13 3a10 10 0 1 0 .1 0z" />
        </svg>
      </button>
      {SearchPanel && <SearchPanel open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
