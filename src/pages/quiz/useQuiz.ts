import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toastMissed } from '../../components/toast';
import { useHydrated } from '../../components/useHydrated';
import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dealQuestions } from '../../lib/quiz/dealQuestions';
import {
  type QuizSource,
  type QuizState,
  quizChooser,
  quizReducer,
  roundMarks,
} from '../../lib/quiz/quizReducer';
import { utcDay } from '../../lib/quiz/utcDay';
import { reloadIfReachable } from '../../lib/reloadIfReachable';
import { keepRound, takeRound } from './keptRound';
import { type AskedSource, askedSource, categoryOf, isExtra } from './quizSource';
import { useQuizRecord } from './useQuizRecord';

function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/**
 * Loads and shuffles the questions of one round.
 * @param day 'YYYY-MM-DD' in UTC, for the daily round
 * @param seed for the other rounds
 * @throws when the questions cannot be fetched
 */
async function loadRound(
  source: QuizSource,
  day: string,
  seed: number,
): Promise<readonly QuizQuestion[]> {
  const category = categoryOf(source);
  if (category && !isExtra(source)) return dealQuestions(await category.load(), seed);
  const { loadDaily, loadExtraTime } = await import('./loadLongRounds');
  return category ? loadExtraTime(category.id, seed) : loadDaily(day);
}

/** The state of loading the questions. */
export type Fetching = 'idle' | 'fetching' | 'failed';

type Left = Readonly<{ state: QuizState; day: string; seed: number }>;

/** Unfinished rounds by their source. A round is resumed when its source is asked for again. */
const leftRounds = new Map<string, Left>();

/** The round that was in play when the page was reloaded, until a round begins. */
let reloaded = takeRound();

const nothing: AskedSource = { kind: 'nothing' };

/**
 * The quiz of the page. The address says which round is played, so that the back button leaves a
 * round and a link can start one.
 */
export function useQuiz() {
  const address = useLocation();
  // The page is prerendered without a query, so the first render must not use it.
  const asked = useHydrated() ? askedSource(address) : nothing;
  const source = asked.kind === 'known' ? asked.source : null;
  const [state, dispatch] = useReducer(quizReducer, quizChooser);
  const [failed, setFailed] = useState('');
  const [day, setDay] = useState('');
  const [seed, setSeed] = useState(0);
  const [counted, setCounted] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const [deal, setDeal] = useState(0);
  // Each deal is a new request, even of the same source.
  const wish = `${source} ${deal}`;
  const { record, keep } = useQuizRecord();

  useEffect(() => {
    if (source === null) return;
    let wanted = true;
    const today = utcDay(Date.now());
    const left = leftRounds.get(source);
    const isOfToday = (round: Readonly<{ day: string }> | undefined) =>
      source !== 'daily' || round?.day === today;
    const begun = isOfToday(left) ? left : undefined;
    const kept = reloaded?.source === source && isOfToday(reloaded) ? reloaded : undefined;
    reloaded = undefined;
    const dealt = begun?.seed ?? kept?.seed ?? freshSeed();
    (begun ? Promise.resolve([]) : loadRound(source, today, dealt))
      .then((questions) => {
        if (!wanted) return;
        setDay(begun?.day ?? today);
        setSeed(dealt);
        setCounted(false);
        if (begun) {
          dispatch({ type: 'takeUp', state: begun.state });
          return;
        }
        dispatch({ type: 'start', source, questions });
        for (const [at, option] of kept?.answers.entries() ?? []) {
          dispatch({ type: 'choose', option });
          if (kept && at < kept.index) dispatch({ type: 'next' });
        }
      })
      .catch((error: unknown) => {
        console.warn('Could not fetch the questions:', error);
        if (!wanted) return;
        setFailed(wish);
        if (deal > 0) void reloadIfReachable();
      });
    return () => {
      wanted = false;
    };
  }, [source, wish, deal]);

  const latest = useRef({ state, day, seed });
  useEffect(() => {
    latest.current = { state, day, seed };
  });
  useEffect(() => {
    const keepForReload = () => {
      const { state: round, ...rest } = latest.current;
      const isKept = round.screen === 'question' && !round.round.retry;
      keepRound(
        isKept
          ? { ...rest, source: round.round.source, index: round.index, answers: round.answers }
          : undefined,
      );
    };
    addEventListener('pagehide', keepForReload);
    // A phone may end a hidden tab without another event.
    addEventListener('visibilitychange', keepForReload);
    return () => {
      removeEventListener('pagehide', keepForReload);
      removeEventListener('visibilitychange', keepForReload);
    };
  }, []);
  useEffect(() => {
    if (source === null) return;
    return () => {
      const { state: round } = latest.current;
      const isBegun = round.screen === 'question' && round.answers.length > 0 && !round.round.retry;
      if (isBegun && round.round.source === source) leftRounds.set(source, latest.current);
      dispatch({ type: 'leave' });
      setWasLeft(true);
    };
  }, [source]);

  const waits = source !== null && state.screen === 'chooser';
  const fetching: Fetching = !waits ? 'idle' : failed === wish ? 'failed' : 'fetching';

  const next = useCallback(() => {
    const after = quizReducer(state, { type: 'next' });
    dispatch({ type: 'next' });
    if (after.screen === 'results') leftRounds.delete(after.round.source);
    if (after.screen !== 'results' || after === state || after.round.retry) return;
    void keep({ source: after.round.source, day, marks: roundMarks(after) }).then(
      setCounted,
      toastMissed('The part that keeps your result'),
    );
  }, [state, day, keep]);

  const choose = useCallback((option: number) => dispatch({ type: 'choose', option }), []);
  const retryMissed = useCallback(() => {
    setCounted(false);
    dispatch({ type: 'retryMissed', seed: freshSeed() });
  }, []);
  const dealAgain = useCallback(() => setDeal((count) => count + 1), []);

  return {
    state,
    asked,
    fetching,
    day,
    record,
    counted,
    /** Whether a round was left: the chooser is shown again, not for the first time. */
    left: wasLeft,
    choose,
    next,
    retryMissed,
    dealAgain,
  };
}
