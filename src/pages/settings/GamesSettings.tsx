import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { catalogue } from '../../../scenes/catalogue';
import { lazyPart } from '../../components/lazyPart';
import styles from './SettingsPage.module.css';

const GameSettings = lazyPart(async () => (await import('./GameSettings')).GameSettings);
const games = catalogue.filter((entry) => entry.kind === 'game');

/** What each game has of its own, one section a game; its script loads when it is opened. */
export function GamesSettings() {
  const { hash } = useLocation();
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    const asked = games.find(({ id }) => hash === `#${id}`)?.id;
    if (!asked) return;
    setOpen(asked);
    document.getElementById(asked)?.scrollIntoView();
  }, [hash]);
  return games.map((entry) => (
    <details
      key={entry.id}
      id={entry.id}
      className={styles.game}
      open={open === entry.id}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpen(entry.id);
        else if (open === entry.id) setOpen(undefined);
      }}
    >
      <summary>{entry.title}</summary>
      {open === entry.id && (
        <Suspense fallback={<p role="status">One moment</p>}>
          <GameSettings entry={entry} />
        </Suspense>
      )}
    </details>
  ));
}
