import { useCallback, useEffect, useRef, useState } from 'react';
import { ballAnswers } from '../../content/magic8ball';

/** In ms: how long the ball is shaken, and how long the answer takes after that. */
const ballTimes = { shake: 1500, reveal: 500 } as const;

export type Ball = Readonly<
  | { phase: 'idle' }
  | { phase: 'shaking' }
  /** The die is rising. */
  | { phase: 'settling'; answer: number }
  | { phase: 'answered'; answer: number }
>;

/**
 * The phases of a shake: after 1.5 s an answer is chosen, which can be read 0.5 s later.
 * @param onAnswer called with the answer's number when it can be read
 */
export function useBall(onAnswer: (answer: number) => void) {
  const [ball, setBall] = useState<Ball>({ phase: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const shake = useCallback(() => {
    clearTimeout(timer.current);
    setBall({ phase: 'shaking' });
    timer.current = setTimeout(() => {
      const answer = Math.floor(Math.random() * ballAnswers.length);
      setBall({ phase: 'settling', answer });
      timer.current = setTimeout(() => {
        setBall({ phase: 'answered', answer });
        onAnswer(answer);
      }, ballTimes.reveal);
    }, ballTimes.shake);
  }, [onAnswer]);

  return { ball, shake };
}
