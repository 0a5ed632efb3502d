import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../components/toast';
import type { QuizRecord } from '../../lib/quiz/quizRecord';
import type { QuizSource } from '../../lib/quiz/quizReducer';
import { onStoredElsewhere, readStored, writeStored } from '../../lib/storage';

const key = 'quiz-record';

/** The parser is not needed before the page is interactive. */
const rules = () => import('../../lib/quiz/quizRecord');

export type Played = Readonly<{
  source: QuizSource;
  /** 'YYYY-MM-DD', for a daily round. */
  day: string;
  marks: readonly boolean[];
}>;

/** The best results and the streak stored in this browser; null until they are read. */
export function useQuizRecord() {
  const [record, setRecord] = useState<QuizRecord | null>(null);

  useEffect(() => {
    let wanted = true;
    const read = async (mayTell: boolean) => {
      const { parseQuizRecord } = await rules();
      if (!wanted) return;
      const { record: stored, dropped } = parseQuizRecord(readStored(key));
      setRecord(stored);
      if (mayTell && dropped > 0) {
        toast('Part of your quiz record could not be read', {
          description: `Dropped: ${dropped} ${dropped === 1 ? 'entry' : 'entries'}. The rest is kept.`,
        });
      }
    };
    read(true).catch(console.warn);
    const undo = onStoredElsewhere(key, () => void read(false));
    return () => {
      wanted = false;
      undo();
    };
  }, []);

  /** @returns whether it changed the record: a better result, or a day's first play */
  const keep = useCallback(async ({ source, day, marks }: Played): Promise<boolean> => {
    const { parseQuizRecord, withBest, withDaily } = await rules();
    // Read again: another tab may have played in the meantime.
    const { record: before } = parseQuizRecord(readStored(key));
    const correct = marks.filter(Boolean).length;
    const after =
      source === 'daily'
        ? withDaily(before, day, marks)
        : withBest(before, source, { correct, total: marks.length });
    if (after !== before) writeStored(key, after);
    setRecord(after);
    return after !== before;
  }, []);

  return { record, keep };
}
