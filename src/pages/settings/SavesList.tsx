import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AskDialog, type Question } from '../../components/AskDialog';
import type { Backup } from '../../saves/backup';
import type { Entry } from '../../saves/Entry';
import { saveGroupOf, saveGroups } from '../../saves/saveGroups';
import { deleteSaves, swapBackup } from '../../saves/savesStorage';
import { dateText, sizeText } from './format';
import styles from './SettingsPage.module.css';
import { reloadWith } from './savesStore';

const sizeOf = (entries: readonly Entry[]): number =>
  new Blob(entries.map(({ key, text }) => key + text)).size;
const keysOf = (entries: readonly Entry[]): readonly string[] => entries.map(({ key }) => key);
const latest = (entries: readonly Entry[]): number =>
  Math.max(0, ...entries.map(({ savedAt }) => savedAt));

type Props = Readonly<{
  /** Undefined until it has been read. */
  kept: readonly Entry[] | undefined;
  backup: readonly Backup[];
}>;

/** The list of what this browser stores of the site: its name, size and date. */
export function SavesList({ kept = [], backup }: Props) {
  const [question, setQuestion] = useState<Question>();
  const discard = (label: string, keys: readonly string[]) =>
    setQuestion({
      title: `Throw away: ${label}?`,
      text: 'It is gone for good, unless it is in a file or on a memory card.',
      yes: 'Throw it away',
      onYes: () => {
        const isGone = deleteSaves(keys);
        reloadWith([
          isGone ? `Thrown away: ${label}.` : 'This browser refused to change anything.',
        ]);
      },
    });

  return (
    <>
      <ul className={styles.kept}>
        {saveGroups.map((group) => {
          const { label, path } = group;
          const own = kept.filter(({ key }) => saveGroupOf(key) === group);
          return (
            <li key={label}>
              <Link to={path}>{label}</Link>
              <span>
                {own.length === 0
                  ? 'nothing yet'
                  : `${sizeText(sizeOf(own))}, ${dateText(latest(own))}`}
              </span>
              <button
                type="button"
                className={styles.plain}
                disabled={own.length === 0}
                aria-label={`Throw away: ${label}`}
                onClick={() => discard(label, keysOf(own))}
              >
                Throw away
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <b>{sizeText(sizeOf(kept))}</b> in all.{' '}
        <button
          type="button"
          className={styles.plain}
          disabled={kept.length === 0}
          onClick={() => discard('everything', keysOf(kept))}
        >
          Throw everything away
        </button>
      </p>
      {backup.length > 0 && (
        <section aria-labelledby="aside">
          <h3 id="aside">Backups</h3>
          <p>These were replaced by an import.</p>
          <ul className={styles.kept}>
            {backup.map((one) => {
              const label = `${saveGroupOf(one.entry.key)?.label ?? 'Something'} (${one.entry.key})`;
              return (
                <li key={one.place}>
                  <b>{label}</b>
                  <span>{dateText(one.entry.savedAt)}</span>
                  <button
                    type="button"
                    className={styles.plain}
                    aria-label={`Swap back: ${label}`}
                    onClick={() =>
                      reloadWith(
                        [
                          swapBackup(one)
                            ? `Swapped back: ${label}.`
                            : 'This browser has no room to swap it.',
                        ],
                        [one.entry.key],
                      )
                    }
                  >
                    Swap back
                  </button>
                  <button
                    type="button"
                    className={styles.plain}
                    aria-label={`Throw away: ${label}`}
                    onClick={() => discard(label, [one.place])}
                  >
                    Throw away
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <AskDialog question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}
