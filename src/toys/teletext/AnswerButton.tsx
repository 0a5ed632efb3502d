import styles from './AnswerButton.module.css';

/** The answer button of the quiz page. Its look is drawn by the page's own cells. */
export function AnswerButton({ onClick }: Readonly<{ onClick: () => void }>) {
  return (
    <button type="button" className={styles.answer} onClick={onClick}>
      CLICK FOR ANSWER
    </button>
  );
}
