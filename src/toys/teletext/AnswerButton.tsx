import styles from './AnswerButton.module.css';

/** Where the quiz's page says so; what is drawn there is its look. */
export function AnswerButton({ onClick }: Readonly<{ onClick: () => void }>) {
  return (
    <button type="button" className={styles.answer} onClick={onClick}>
      CLICK FOR ANSWER
    </button>
  );
}
