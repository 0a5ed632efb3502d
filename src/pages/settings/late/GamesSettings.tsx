import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { catalogue } from '../../../../scenes/catalogue';
import { lazyPart } from '../../../components/lazyPart';
import { gameSettingsState, stateIn } from '../../../lib/addresses';
import styles from '../SettingsPage.module.css';

const GameSettings = lazyPart(async () => (await import('../GameSettings')).GameSettings);
const games = catalogue.filter((entry) => entry.kind === 'game');

/** The settings of each game, one section each. Its script loads when it is opened. */
export function GamesSettings() {
  const location = useLocation();
  const { hash } = location;
  const named = stateIn(gameSettingsState, location);
  const asked = games.find(({ id }) => id === named)?.id;
  // A choice holds until the address asks for another game. The first is the section that was opened
  // in the prerendered page.
  const [choice, setChoice] = useState<Readonly<{ hash: string; id?: string }> | undefined>(() => {
    const opened = games.find(({ id }) => globalThis.document?.querySelector(`#${id}[open]`));
    return opened && { hash, id: opened.id };
  });
  const open = choice?.hash === hash ? choice.id : asked;
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  return games.map((entry) => (
    <details
      key={entry.id}
      id={entry.id}
      className={styles.game}
      open={open === entry.id}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setChoice({ hash, id: entry.id });
        else if (open === entry.id) setChoice({ hash });
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
