import { useCallback, useEffect, useRef, useState } from 'react';
import { fortunes } from '../../content/fortunes';
import { pickOther } from '../../lib/pickOther';
import { readSavedReadings, type SavedReadings, writeSavedReadings } from './savedReadings';

/** How long the ball is gazed into before the fortune, in ms. */
export const readingTime = 2000;

export type Reading = Readonly<
  { phase: 'idle' | 'reading' } | { phase: 'told'; fortune: number; count: number }
>;

/** The phases of a reading: idle, two seconds of gazing, a fortune, and back. */
export function useReading(onTold: () => void) {
  const [reading, setReading] = useState<Reading>({ phase: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const gaze = useCallback(() => {
    clearTimeout(timer.current);
    setReading({ phase: 'reading' });
    timer.current = setTimeout(() => {
      // Read again: another tab may have had a reading in the meantime.
      const { last, told } = readSavedReadings();
      const fortune = pickOther(fortunes.length, last, Math.random());
      const kept: SavedReadings = { last: fortune, told: told + 1 };
      writeSavedReadings(kept);
      setReading({ phase: 'told', fortune, count: kept.told });
      onTold();
    }, readingTime);
  }, [onTold]);

  const askAgain = useCallback(() => setReading({ phase: 'idle' }), []);

  return { reading, gaze, askAgain };
}
