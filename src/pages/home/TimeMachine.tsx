import { type CSSProperties, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Emoji } from '../../components/Emoji';
import { lazyDialog } from '../../components/lazyPart';
import { SectionHeading } from '../../components/SectionHeading';
import { accent, toneAt } from '../../components/tone';
import { useHydrated } from '../../components/useHydrated';
import { timeline, timelineRange } from '../../content/timeline';
import { stateIn, yearState } from '../../lib/addresses';
import { afterInteractive } from '../../lib/afterInteractive';
import styles from './TimeMachine.module.css';

const YearDialog = lazyDialog(async () => (await import('./YearDialog')).YearDialog);

const { first, last, initial, step } = timelineRange;

/** Whether the history entry was made by opening the dialog on Home, so that going back closes it. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state;
}

/** The sixteen years on a slider. The chosen year links to its deep dive at `?year=`. */
export function TimeMachine() {
  const open = useYearParam();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [chosen, setChosen] = useState<number>(initial);
  const [wanted, setWanted] = useState(false);
  const hint = useId();
  // When the deep dive closes, the slider keeps its year.
  if (open !== undefined && open !== chosen) setChosen(open);
  // Once shown, the dialog stays mounted and closes by itself.
  if (open !== undefined && !wanted) setWanted(true);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    const cancel = afterInteractive(() => {
      import('./connectYears').then(({ connectYears }) => {
        if (!section.current) return;
        disconnect = connectYears(section.current, {
          choose: setChosen,
          step: (by) => setChosen((year) => Math.min(last, Math.max(first, year + by))),
          open: () => section.current?.querySelector<HTMLElement>('[data-set] a')?.click(),
        });
      }, console.warn);
    });
    return () => {
      cancel();
      disconnect?.();
    };
  }, []);
  const close = () => {
    if (wasOpenedHere(state)) void navigate(-1);
    else void navigate('/', { replace: true, preventScrollReset: true });
  };
  const index = chosen - first;
  const { event, icon } = timeline[index] ?? timeline[0] ?? { event: '', icon: '' };
  const position: CSSProperties & { '--position': number } = {
    ...accent(toneAt(index)),
    '--position': index / (last - first),
  };

  return (
    <section ref={section} className={styles.section} aria-labelledby="time-machine">
      <div className={styles.inner}>
        <SectionHeading id="time-machine" tone="pink" label="Next stop">
          Time Machine
        </SectionHeading>
        <div className={styles.machine} style={position}>
          <div className={styles.display} data-set="">
            <p className={styles.tape} aria-hidden="true">
              <span>Play</span>
              <span>
                Tape {index + 1}/{timeline.length}
              </span>
            </p>
            <Link
              className={styles.year}
              to={`?year=${chosen}`}
              state={{ opened: true }}
              preventScrollReset
              aria-label={`${chosen}, deep dive`}
            >
              {chosen}
            </Link>
            <div className={styles.porthole} key={icon}>
              <Emoji className={styles.icon} symbol={icon} lazy />
            </div>
            <p className={styles.event}>{event}</p>
          </div>
          <div className={styles.controls}>
            <input
              className={styles.slider}
              type="range"
              aria-label="Year"
              aria-describedby={hint}
              aria-valuetext={`${chosen}: ${event}`}
              min={first}
              max={last}
              step={step}
              value={chosen}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
            <div className={styles.ticks} aria-hidden="true">
              {timeline.map(({ year }) => (
                <span key={year} data-year={year} data-chosen={year === chosen || undefined}>
                  {year}
                </span>
              ))}
            </div>
            <p id={hint} className={styles.hint}>
              Slide to explore different years • Click year for deep dive →
            </p>
          </div>
        </div>
      </div>
      <Suspense fallback={null}>
        {wanted && <YearDialog year={open} open={open !== undefined} onClose={close} />}
      </Suspense>
    </section>
  );
}

/** The year of the deep dive in the address, `?year=`. Undefined while hydrating. */
function useYearParam(): number | undefined {
  const year = stateIn(yearState, useLocation());
  return useHydrated() && year !== undefined ? Number(year) : undefined;
}
