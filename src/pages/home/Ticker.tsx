import styles from './Ticker.module.css';

const sayings = [
  'Be kind, rewind',
  'Get off the phone, I’m on the internet',
  'Swapsies?',
  'Not before the end-of-level boss',
  'Tape over it and you’re dead',
  'It’s well good',
  'Save before you switch off',
  'Lend us 10p',
  'Who’s got the remote?',
  'Last one there’s a rotten egg',
];

function Sayings() {
  return (
    <ul className={styles.sayings}>
      {sayings.map((saying) => (
        <li key={saying}>{saying}</li>
      ))}
    </ul>
  );
}

/** A moving strip of phrases of the time. It is decoration, hidden from screen readers. */
export function Ticker() {
  return (
    <div className={styles.ticker} aria-hidden="true">
      <div className={styles.belt}>
        <Sayings />
        <Sayings />
      </div>
    </div>
  );
}
