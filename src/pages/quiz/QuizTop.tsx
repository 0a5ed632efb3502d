import { ButtonLink } from '../../components/ButtonLink';
import styles from './QuizTop.module.css';

/** The top of the machine, with the link back: home, or from a round to the chooser. */
export function QuizTop({ atChooser }: Readonly<{ atChooser: boolean }>) {
  return (
    <header className={styles.top} data-slim={!atChooser || undefined}>
      <div className={styles.bulbs} aria-hidden="true" />
      <ButtonLink to={atChooser ? '/' : '/quiz'} tone="cyan" className={styles.back}>
        <span aria-hidden="true">←</span>
        <span className={styles.backText}>{atChooser ? 'Back Home' : 'Back to categories'}</span>
      </ButtonLink>
      <div className={styles.name}>
        <h1 tabIndex={-1}>The 90s Quiz</h1>
        {atChooser && <p>300 questions. No conferring.</p>}
      </div>
    </header>
  );
}
