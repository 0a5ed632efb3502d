import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import styles from './cards.module.css';
import type { LastScore } from './machine';

/** The score of the last run since the handheld was switched on. */
export function LastScoreCard({ score }: Readonly<{ score: LastScore | undefined }>) {
  return (
    <section className={styles.score} aria-label="Last Score">
      <h2>Last Score</h2>
      <p className={styles.digits} data-last-score="">
        {score ? scoreWords(score.score) : '----'}
      </p>
      <p>{score ? score.title : 'Nothing played since it was switched on'}</p>
    </section>
  );
}
