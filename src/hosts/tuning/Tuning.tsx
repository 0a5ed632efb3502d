import { useEffect, useState } from 'react';
import { useHydrated } from '../../components/useHydrated';
import { useGame, useRunStatus } from '../useGame';
import styles from './tuning.module.css';

/** Opens the panel in `npm run dev`. */
const panelKey = 'Backquote';

/**
 * The designer's panel. `?tune` in the address opens it anywhere, a key in `npm run dev`. A mark
 * shows whenever a game differs from its config file, whether the panel is open or not.
 */
export function Tuning() {
  const { session, view } = useGame();
  const tuned = useRunStatus((status) => status?.tuned ?? false);
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (hydrated && new URLSearchParams(location.search).has('tune'));

  useEffect(() => {
    if (!import.meta.env.DEV) return;
    const toggle = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.code === panelKey && !event.repeat && !typing) setChosen(!open);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [open]);

  useEffect(() => {
    // A swapped module has another view, and perhaps other constants.
    if (!open || !session || !view) return;
    const abort = new AbortController();
    let close: (() => void) | undefined;
    import('./showTuningPanel').then(
      ({ showTuningPanel }) => {
        if (!abort.signal.aborted) close = showTuningPanel(session, () => setChosen(false));
      },
      (error: unknown) => console.error('The tuning panel could not be loaded.', error),
    );
    return () => {
      abort.abort();
      close?.();
    };
  }, [open, session, view]);

  if (!tuned) return null;
  return (
    <button type="button" className={styles.badge} onClick={() => setChosen(true)}>
      tuned
    </button>
  );
}
