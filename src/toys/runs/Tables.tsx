import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { dayOf, weekOf } from '../../../scenes/kit/rules/daily';
import { dateOfDay } from '../../../scenes/kit/rules/dateOfDay';
import { embeddedKey } from '../../content/embeddedKey';
import { runGames } from '../../hosts/viewer/runGames';
import { runPath } from '../../lib/runLink';
import {
  type Period,
  type RunRow,
  readRecording,
  readTable,
  reportRun,
  serverDay,
} from '../../services/runTables';
import { maskWords } from '../messenger/maskWords';
import { clockNote } from './EnterRun';
import { RunModes } from './RunModes';
import styles from './runs.module.css';
import { scoreText } from './scoreText';

type Props = Readonly<{
  /** The game whose table is shown first. */
  game: string;
  category: string;
  /** The constants of the run that is shown, which give that category. */
  config?: ConfigValues | undefined;
  /** Increases when a run was entered: the table is read again. */
  version: number;
}>;

const periods: readonly (readonly [Period, string])[] = [
  ['day', 'Today’s run'],
  ['week', 'This week'],
  ['ever', 'For ever'],
];
/** The park never ends, so its runs are not ranked. */
const ranked = runGames.filter(({ id }) => id !== 'theme-park');
const usual = 'classic';

/** The best runs of a game. Each can be watched, raced and continued. */
export function Tables({ game: first, category, config, version }: Props) {
  const navigate = useNavigate();
  const isRanked = ranked.some(({ id }) => id === first);
  const [game, setGame] = useState(isRanked ? first : 'snake');
  const [period, setPeriod] = useState<Period>('ever');
  const [today, setToday] = useState(() => dayOf(Date.now()));
  const [read, setRead] = useState<Readonly<{ of: string; rows?: readonly RunRow[] }>>();
  const [said, setSaid] = useState('');
  const [note, setNote] = useState('');
  const [shownCategory, setCategory] = useState(isRanked ? category : usual);
  const of = `${game} ${shownCategory} ${period} ${today} ${version}`;

  useEffect(() => {
    const abort = new AbortController();
    void serverDay(abort.signal).then((day) => {
      if (day === undefined || abort.signal.aborted) return;
      setToday(day);
      setNote(clockNote(day));
    });
    return () => abort.abort();
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    const query = { game, category: shownCategory, period, day: today, week: weekOf(today) };
    readTable(query, embeddedKey, abort.signal).then(
      (rows) => setRead({ of, rows }),
      () => {
        if (!abort.signal.aborted) setRead({ of });
      },
    );
    return () => abort.abort();
  }, [of, game, shownCategory, period, today]);

  const watch = async ({ id, name }: RunRow) => {
    const text = await readRecording(id, embeddedKey).catch(() => undefined);
    if (text) void navigate(runPath(text, maskWords(name)));
    else setSaid('That run cannot be fetched just now.');
  };
  const rows = read?.of === of ? read.rows : undefined;
  const entry = ranked.find(({ id }) => id === game);
  const title = entry?.title ?? game;
  return (
    <section className={styles.panel} aria-labelledby="run-tables">
      <h2 id="run-tables">Tables that nobody can cheat</h2>
      <div className={styles.buttons}>
        <label className={styles.field}>
          Game
          <select
            value={game}
            onChange={(event) => {
              setGame(event.target.value);
              setCategory(usual);
            }}
          >
            {ranked.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.parts}>
          <legend>Period</legend>
          {periods.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="period"
                checked={period === value}
                onChange={() => setPeriod(value)}
              />{' '}
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <RunModes
        key={game}
        game={game}
        config={game === first ? config : undefined}
        onCategory={setCategory}
      />
      {entry && (
        <p>
          <a href={`${entry.address}${entry.address.endsWith('?') ? '' : '&'}daily`}>
            Play today’s run of {title}
          </a>
          : the same for everybody, {dateOfDay(today)}. {note}
        </p>
      )}
      <div className={styles.rows}>
        {read?.of !== of && <p role="status">Reading the table…</p>}
        {read?.of === of && !rows && (
          <p role="alert">The tables cannot be reached just now. Your runs stay here meanwhile.</p>
        )}
        {rows?.length === 0 && <p>Nobody yet. The first run of {title} stands at the top.</p>}
        {rows && rows.length > 0 && (
          <table className={styles.table}>
            <caption>
              {title}, {shownCategory}
            </caption>
            <thead>
              <tr>
                <th scope="col">#</th>
                <th scope="col">Name</th>
                <th scope="col">Score</th>
                <th scope="col">Run</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.id}>
                  <td>{index + 1}</td>
                  <td>{maskWords(row.name)}</td>
                  <td>{scoreText(game, row)}</td>
                  <td className={styles.rowActions}>
                    <button type="button" onClick={() => void watch(row)}>
                      Watch<span className={styles.hidden}> {row.name}’s run</span>
                    </button>
                    <button
                      type="button"
                      onClick={() => void reportRun(row.id, embeddedKey).then(setSaid)}
                    >
                      Report<span className={styles.hidden}> {row.name}’s run</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
