import { Fragment, useEffect, useState } from 'react';
import { dayOf, weekOf } from '../../../scenes/kit/rules/daily';
import { dateOfDay } from '../../../scenes/kit/rules/dateOfDay';
import { Button } from '../../components/Button';
import { Emoji } from '../../components/Emoji';
import { useCopied } from '../../components/useCopied';
import { embeddedKey } from '../../content/embeddedKey';
import { siteName } from '../../content/site';
import { runGames } from '../../hosts/viewer/runGames';
import { pageAddress } from '../../lib/pageAddress';
import { type RunRow, readTable } from '../../services/runTables';
import { dailyBest } from '../../stores/dailyRuns';
import { maskWords } from '../messenger/maskWords';
import styles from './runs.module.css';
import { scoreText } from './scoreText';

const usual = 'classic';
/** The park never ends, so it has no daily run. */
const played = runGames.filter(({ id }) => id !== 'theme-park');

type Props = Readonly<{
  /** Increases when a run was entered. */
  version: number;
}>;

/** Today's run of each game, the same for everybody, with the best score and the visitor's own. */
export function DailyRuns({ version }: Props) {
  const [today] = useState(() => dayOf(Date.now()));
  const [own] = useState(() => dailyBest(today));
  const [best, setBest] = useState<Readonly<Record<string, RunRow | undefined>>>({});
  const { copied, copy } = useCopied('Paste it anywhere you like.');
  useEffect(() => {
    const abort = new AbortController();
    const read = async ({ id }: (typeof played)[number]): Promise<void> => {
      const query = {
        game: id,
        category: usual,
        period: 'day',
        day: today,
        week: weekOf(today),
      } as const;
      const [first] = await readTable(query, embeddedKey, abort.signal);
      if (version >= 0 && !abort.signal.aborted) setBest((before) => ({ ...before, [id]: first }));
    };
    // A score that cannot be read is left out: the table below reports the error.
    for (const game of played) read(game).catch(() => undefined);
    return () => abort.abort();
  }, [today, version]);

  const done = played.filter(({ id }) => own[id] !== undefined);
  const line = `${siteName} runs, ${dateOfDay(today)}: ${done
    .map(({ id, icon }) => `${icon} ${scoreText(id, { score: own[id] })}`)
    .join(' · ')} ${pageAddress('/run')}`;
  return (
    <section className={styles.panel} aria-labelledby="daily-runs">
      <h2 id="daily-runs">Today’s runs, {dateOfDay(today)}</h2>
      <p>Everybody gets the same seed. Try as often as you like; your best run counts.</p>
      <ul className={styles.daily}>
        {played.map(({ id, title, icon, address }) => {
          const first = best[id];
          return (
            <li key={id}>
              <Emoji symbol={icon} />{' '}
              <a href={`${address}${address.endsWith('?') ? '' : '&'}daily`}>{title}</a>
              <span>
                {Object.entries(own)
                  .filter(([name]) => name === id || name.startsWith(`${id} `))
                  .map(([name, score]) => (
                    <Fragment key={name}>
                      Yours{name.slice(id.length) && `, ${name.slice(id.length + 1)}`}:{' '}
                      {scoreText(id, { score })}.{' '}
                    </Fragment>
                  ))}
                {first && (
                  <>
                    Best {scoreText(id, first)} by {maskWords(first.name)}.
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {done.length > 0 && (
        <div className={styles.buttons}>
          <Button tone="lime" onClick={() => copy(line)}>
            {copied ? 'Copied!' : 'Copy my line'}
          </Button>
        </div>
      )}
    </section>
  );
}
