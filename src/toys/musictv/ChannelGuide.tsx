import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useHydrated } from '../../components/useHydrated';
import { musicTvSongs } from '../../content/songs';
import styles from './ChannelGuide.module.css';
import { nextAiring } from './programme';

type Props = Readonly<{
  /** Index of the current song. */
  at: number;
  failed: readonly string[];
  /** Shows when each song is on next, instead of its year. */
  byClock: boolean;
  list: RefObject<HTMLOListElement | null>;
  onPick: (at: number) => void;
}>;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function airing(at: number, now: number): string {
  const time = nextAiring(at, now);
  return time <= now ? 'now' : clock.format(time);
}

/** The list of the channel's songs, drawn as a page of a listings magazine. */
export function ChannelGuide({ at, failed, byClock, list, onPick }: Props) {
  const heading = useId();
  const hydrated = useHydrated();
  const [now, setNow] = useState(0);
  const shown = byClock && hydrated;

  useEffect(() => {
    if (!shown) return;
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 20_000);
    return () => clearInterval(timer);
  }, [shown]);

  useEffect(() => {
    const row = list.current?.children[at];
    // Scrolls only the list, not the page.
    if (!(row instanceof HTMLElement)) return;
    const room = (list.current?.clientHeight ?? 0) - row.offsetHeight;
    list.current?.scrollTo({ top: row.offsetTop - room / 2 });
  }, [at, list]);

  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    const rows = [...event.currentTarget.querySelectorAll('button')];
    const here = rows.indexOf(event.target as HTMLButtonElement);
    const last = rows.length - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(here + 1, last),
      ArrowUp: Math.max(here - 1, 0),
      Home: 0,
      End: last,
    };
    const to = places[event.key];
    if (here < 0 || to === undefined) return;
    event.preventDefault();
    rows[to].focus();
  };

  return (
    <section className={styles.guide} aria-labelledby={heading}>
      <h2 id={heading}>Channel Guide</h2>
      <ol ref={list} className={styles.list} onKeyDown={move}>
        {musicTvSongs.map(({ id, title, artist, year }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-current={place === at ? 'true' : undefined}
              tabIndex={place === at ? 0 : -1}
              onClick={() => onPick(place)}
            >
              <span className={styles.number}>{place + 1}</span>
              <span className={styles.song}>
                <b>{title}</b> <span>{artist}</span>
              </span>
              <span className={styles.side}>
                {failed.includes(id) ? 'no picture' : shown && now > 0 ? airing(place, now) : year}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
