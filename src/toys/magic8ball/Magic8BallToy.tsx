import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { play, prepare } from '../../audio/synth';
import { Button } from '../../components/Button';
import { toast } from '../../components/toast';
import { useHydrated } from '../../components/useHydrated';
import { usePhoneShake } from '../../components/usePhoneShake';
import { answerText, ballAnswers, suggestedQuestions } from '../../content/magic8ball';
import { KeepsakeButton } from '../keepsake/KeepsakeButton';
import { AskedBefore } from './AskedBefore';
import { BallWindow } from './BallWindow';
import {
  type Asked,
  forgetHistory,
  maxQuestionLength,
  readHistory,
  restoreHistory,
  saveAsked,
} from './history';
import styles from './Magic8BallToy.module.css';
import { PhoneShake } from './PhoneShake';
import { useBall } from './useBall';

/** The question that was not asked yet when the visitor left the page. */
const left = { question: '' };

const spoken = { idle: '', shaking: 'Shaking…', settling: 'Something is coming up…' } as const;

/** The fortune ball, a field for the question, and suggested questions. */
export function Magic8BallToy() {
  const [question, setQuestion] = useState(() => left.question);
  const hydrated = useHydrated();
  const [history, setHistory] = useState<readonly Asked[]>();
  /** The questions that were torn out, until they are put back. */
  const [torn, setTorn] = useState<readonly Asked[]>();
  const field = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const asking = useRef('');
  const id = useId();

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  const remember = useCallback(
    (answer: number) => setHistory(saveAsked({ question: asking.current, answer })),
    [],
  );
  const { ball, shake } = useBall(remember);
  const shaking = ball.phase === 'shaking';
  const blank = question.trim() === '';

  const write = (text: string) => {
    setQuestion(text);
    left.question = text;
  };
  const begin = (asked: string) => {
    asking.current = asked;
    left.question = '';
    // On a phone the button may stand a screen below the ball.
    stage.current?.scrollIntoView({ block: 'nearest' });
    play('slosh');
    shake();
  };
  const ask = () => {
    if (shaking) return;
    if (blank) {
      toast('Ask a question first!', { kind: 'error' });
      field.current?.focus({ preventScroll: true });
      // The notice is at the bottom of the screen, where it could cover the field.
      field.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return;
    }
    begin(question.trim());
  };
  const phone = usePhoneShake(hydrated, { onShake: ask });

  return (
    <div className={styles.toy}>
      <div className={styles.table}>
        <div ref={stage} className={styles.stage} data-phase={ball.phase}>
          <button
            type="button"
            className={styles.ball}
            aria-label="Shake the ball"
            aria-disabled={shaking}
            onClick={ask}
          >
            <span className={styles.eight} aria-hidden="true">
              {/* Drawn as a picture: text would be part of the button's name. */}
              <svg viewBox="0 0 40 60" aria-hidden="true">
                <circle cx="20" cy="17" r="10.5" />
                <circle cx="20" cy="42" r="13" />
              </svg>
            </span>
            <BallWindow ball={ball} />
          </button>
          <p className={styles.answer} role="status" data-answer={ball.phase}>
            {ball.phase === 'answered' ? (
              <span className={styles[ballAnswers[ball.answer].kind]}>
                {answerText(ballAnswers[ball.answer])}
              </span>
            ) : (
              <span className={styles.waiting}>{spoken[ball.phase]}</span>
            )}
          </p>
        </div>
        <div className={styles.notepad}>
          <label htmlFor={id}>Your question</label>
          <input
            ref={field}
            id={id}
            value={question}
            maxLength={maxQuestionLength}
            autoComplete="off"
            placeholder="Write it down"
            onChange={(event) => write(event.target.value.slice(0, maxQuestionLength))}
            onKeyDown={(event) => {
              // While the button is disabled, Enter would not submit a form.
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask();
            }}
          />
          <div className={styles.actions}>
            <Button tone="orange" size="large" disabled={shaking || blank} onClick={ask}>
              Shake!
            </Button>
            {ball.phase === 'answered' && (
              <KeepsakeButton
                keepsake={{
                  kind: 'ball',
                  question: history?.[0]?.question ?? question,
                  lines: ballAnswers[ball.answer].lines,
                }}
              />
            )}
            <PhoneShake motion={phone.motion} onAsk={phone.ask} onStop={phone.stop} />
          </div>
          <p className={styles.hint} id={`${id}-suggestions`}>
            Nothing to ask? Pass one of these on:
          </p>
          <ul className={styles.suggestions} aria-labelledby={`${id}-suggestions`}>
            {suggestedQuestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  onClick={() => {
                    setQuestion(suggestion);
                    begin(suggestion);
                  }}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
          <AskedBefore
            asked={history ?? (hydrated ? readHistory() : [])}
            onForget={() => {
              setTorn(forgetHistory());
              setHistory([]);
            }}
            onRestore={
              torn &&
              (() => {
                setHistory(restoreHistory(torn));
                setTorn(undefined);
              })
            }
          />
        </div>
      </div>
      <p className={styles.notice}>
        For amusement only. This page is not connected with the toy’s maker.
      </p>
    </div>
  );
}
