import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../components/Button';
import { ButtonLink } from '../../components/ButtonLink';
import { Emoji } from '../../components/Emoji';
import { siteName } from '../../content/site';
import { emojiPattern } from '../../lib/emoji';
import type { QuizRecord } from '../../lib/quiz/quizRecord';
import {
  missedQuestions,
  type QuizSource,
  type QuizState,
  roundMarks,
  roundScore,
} from '../../lib/quiz/quizReducer';
import { quizMessage, quizPercent } from '../../lib/quiz/quizScore';
import { streakOn } from '../../lib/quiz/streak';
import { MissedQuestions } from './MissedQuestions';
import styles from './QuizResults.module.css';
import { QuizTrail } from './QuizTrail';
import { isExtra, sourcePath, sourceTitle } from './quizSource';
import { ShareResult } from './ShareResult';

type Props = Readonly<{
  state: Extract<QuizState, { screen: 'results' }>;
  day: string;
  record: QuizRecord | null;
  /** Whether this round was a new best, or the day's first play. */
  counted: boolean;
  onRetryMissed: () => void;
  onPlayAgain: () => void;
}>;

/** The result of a round, drawn as a printed ticket. */
export function QuizResults({ state, day, record, counted, onRetryMissed, onPlayAgain }: Props) {
  const { round } = state;
  const { source } = round;
  const heading = useRef<HTMLHeadingElement>(null);
  const marks = useMemo(() => roundMarks(state), [state]);
  const correct = roundScore(state);
  const total = round.questions.length;
  const missed = missedQuestions(state).length;
  const title = sourceTitle(source, day);
  const streak = source === 'daily' ? streakOn(record?.daily?.streak ?? null, day) : 0;

  useEffect(() => heading.current?.focus(), [round]);

  const note = () => {
    if (round.retry)
      return 'A second chance: it does not count for your best score or your streak.';
    if (source !== 'daily') return counted ? 'A new best on this machine!' : '';
    const run = `${streak} ${streak === 1 ? 'day' : 'days'} in a row`;
    return counted
      ? `Daily streak: ${run}`
      : `Today's first play is the one that counts. Streak: ${run}`;
  };

  return (
    <div className={styles.results}>
      <div className={styles.outlet}>
        <div className={styles.ticket}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.score}>
            {correct}/{total}
          </p>
          <p className={styles.percent}>{Math.round(quizPercent(correct, total))}% right</p>
          <QuizTrail marks={marks} total={total} />
          <p className={styles.message}>
            <EmojiText>{quizMessage(quizPercent(correct, total), siteName)}</EmojiText>
          </p>
          <p className={styles.note}>{note()}</p>
          {!round.retry && (
            <ShareResult source={source} title={title} marks={marks} streak={streak} />
          )}
          <div className={styles.barcode} aria-hidden="true" />
          <p className={styles.small}>No cash value. Not to be used as a beer mat.</p>
        </div>
      </div>
      <div className={styles.ways}>
        {missed > 0 && (
          <Button tone="lime" size="large" onClick={onRetryMissed}>
            Retry the {missed === 1 ? 'one' : missed} you missed
          </Button>
        )}
        <Button tone="orange" size="large" onClick={onPlayAgain}>
          Play Again
        </Button>
        {source !== 'daily' && !isExtra(source) && (
          <ButtonLink to={sourcePath(`${source}-extra` as QuizSource)} tone="pink" size="large">
            Extra Time
          </ButtonLink>
        )}
        <ButtonLink to="/quiz" tone="yellow" size="large">
          Choose Another Quiz
        </ButtonLink>
        <ButtonLink to="/" tone="cyan" size="large">
          Home
        </ButtonLink>
      </div>
      {missed > 0 && <MissedQuestions state={state} />}
    </div>
  );
}

const separator = new RegExp(`(${emojiPattern})`, 'u');

/** A text whose emoji are drawn from our own set, with text alternatives. */
function EmojiText({ children }: Readonly<{ children: string }>) {
  return children
    .split(separator)
    .map((part, index) =>
      index % 2 === 1 ? <Emoji key={index} symbol={part} label={part} /> : part,
    );
}
