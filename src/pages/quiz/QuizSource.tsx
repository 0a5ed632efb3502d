import { useEffect, useState } from 'react';
import type { QuizSources } from '../../content/quiz/sources/QuizSources';
import styles from './QuizQuestionView.module.css';

/**
 * Where a question's answer can be looked up. It loads after the first answer; its space is
 * reserved.
 */
export function QuizSource({ id }: Readonly<{ id: string }>) {
  const [sources, setSources] = useState<QuizSources>();
  useEffect(() => {
    let wanted = true;
    import('../../content/quiz/sources/everySource').then(
      ({ everySource }) => wanted && setSources(everySource),
      (error: unknown) => console.warn('The sources could not be fetched:', error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return <p className={styles.source}>{sources?.[id] && `Source: ${sources[id]}`}</p>;
}
