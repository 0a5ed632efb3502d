import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button';
import { Emoji } from '../../components/Emoji';
import { accent, type Tone } from '../../components/tone';
import { useHydrated } from '../../components/useHydrated';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { quizCategories } from '../../content/quiz/categories';
import type { BestResult, QuizRecord } from '../../lib/quiz/quizRecord';
import { spokenDay } from '../../lib/quiz/utcDay';
import { dailyStanding } from './dailyStanding';
import styles from './QuizChooser.module.css';
import { type AskedSource, sourcePath } from './quizSource';
import type { Fetching } from './useQuiz';
import { useToday } from './useToday';

type Props = Readonly<{
  asked: AskedSource;
  fetching: Fetching;
  record: QuizRecord | null;
  /** True when the chooser comes back after a round. */
  takesFocus: boolean;
  onTryAgain: () => void;
}>;

const panelTones: readonly Tone[] = ['yellow', 'cyan', 'pink', 'purple', 'orange'];

const score = ({ correct, total }: BestResult) => `Best ${correct}/${total}`;

function message(asked: AskedSource, fetching: Fetching): string {
  if (fetching === 'fetching') return 'Shuffling the questions…';
  if (fetching === 'failed') return 'The questions could not be loaded. Is the line engaged?';
  if (asked.kind !== 'unknown') return 'Five subjects, twenty questions each. Off you go.';
  const text = asked.text.length > 24 ? `${asked.text.slice(0, 24)}…` : asked.text;
  return `This machine has no category called “${text}”. Here is what it has:`;
}

/** The choice of a round: the daily ten, and the five subjects. */
export function QuizChooser({ asked, fetching, record, takesFocus, onTryAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday();

  // `motion.js` hides the list before the first paint. From hydration on `data-waits` does.
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) delete document.documentElement.dataset.asked;
  }, [hydrated]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.chooser} data-waits={fetching === 'fetching' ? '' : undefined}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Choose your subject
      </h2>
      <div
        className={styles.message}
        data-alarm={fetching === 'failed' || asked.kind === 'unknown'}
      >
        <p role="status">{message(asked, fetching)}</p>
        {fetching === 'failed' && (
          <Button tone="yellow" onClick={onTryAgain}>
            Try again
          </Button>
        )}
      </div>
      <ul className={styles.subjects}>
        <li className={styles.daily} style={accent('lime')}>
          <Link to={sourcePath('daily')} className={styles.panel}>
            <span className={styles.jackpot} aria-hidden="true">
              10
            </span>
            <span className={styles.words}>
              <span className={styles.name}>The Daily Ten</span>
              <span className={styles.line}>
                {`The same ten for everybody, ${today ? spokenDay(today) : 'all day'}`}
              </span>
              <span className={styles.score}>{dailyStanding(record?.daily ?? null, today)}</span>
            </span>
          </Link>
        </li>
        {quizCategories.map(({ id, name, emoji }, index) => {
          const best = record?.best[id];
          const bestExtra = record?.best[`${id}-extra`];
          return (
            <li
              key={id}
              className={styles.subject}
              style={{
                ...accent(panelTones[index] ?? 'yellow'),
                animationDelay: `${index * 0.48}s`,
              }}
            >
              <Link to={sourcePath(id)} className={styles.panel}>
                <Emoji symbol={emoji} className={styles.emoji} />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.score}>{best ? score(best) : '20 questions'}</span>
                </span>
              </Link>
              <Link to={sourcePath(`${id}-extra`)} className={styles.extra}>
                Extra time
                <VisuallyHidden>in {name}</VisuallyHidden>
                <span>{bestExtra ? score(bestExtra) : '40 more'}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
