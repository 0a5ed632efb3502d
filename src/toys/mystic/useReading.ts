import { useCallback, useEffect, useRef, useState } from 'react';
import { fortunes } from '../../content/fortunes';
import { pickOther } from '../../lib/pickOther';
import { type KeptReadings, readKeptReadings, writeKeptReadings } from './keptReadings';

/** How long the ball is gazed into, in ms. */
export const readingTime = 2000;

export type Reading = Readonly<
  { phase: 'idle' | 'reading' } | { phase: 'told'; fortune: number; count: number }
>;

/** A visit to the booth: idle, two seconds of gazing, a fortune, and back. */
export function useReading(onTold: () => void) {
  const [reading, setReading] = useState<Reading>({ phase: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const gaze = useCallback(() => {
    clearTimeout(timer.current);
    setReading({ phase: 'reading' });
    timer.current = setTimeout(() => {
      // As kept now: another tab may have heard one in the meantime.
      const { last, told } = readKeptReadings();
      const fortune = pickOther(fortunes.length, last, Math.random());
      const kept: KeptReadings = { last: fortune, told: told + 1 };
      writeKeptReadings(kept);
      setReading({ phase: 'told', fortune, count: kept.told });
      onTold();
    }, readingTime);
  }, [onTold]);

  const askAgain = useCallback(() => setReading({ phase: 'idle' }), []);

  return { reading, gaze, askAgain };
}
