import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Emoji } from '../../components/Emoji';
import type { Wink } from '../../content/winks';
import { LaughingFace } from './LaughingFace';
import styles from './WinkStage.module.css';

const laughs = ['HA', 'HA!', 'HEE', 'HO', 'HAHA', 'HA'];
const party = ['🎈', '⭐', '🎈', '❤️', '🎈', '⭐', '🎈', '❤️'];

type Props = Readonly<{
  wink: Wink;
  /** The sender's name, as it may be shown. */
  from: string;
  waiting: number;
  onSkip: () => void;
  onSkipAll: () => void;
}>;

/** A wink over the whole screen. It takes no focus, so that typing continues. */
export function WinkStage({ wink, from, waiting, onSkip, onSkipAll }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onSkip();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onSkip]);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <section className={styles.stage} aria-label="Wink" data-wink={wink.id} onClick={onSkip}>
      <div className={styles.act} key={wink.id}>
        {wink.id === 'laugh' ? (
          <>
            <LaughingFace />
            {laughs.map((word, index) => (
              <b key={index} className={styles.word} aria-hidden="true">
                {word}
              </b>
            ))}
          </>
        ) : (
          <Emoji symbol={wink.emoji} label={wink.name} className={styles.giant} />
        )}
        {wink.id === 'party' &&
          party.map((symbol, index) => (
            <Emoji key={index} symbol={symbol} className={styles.confetti} />
          ))}
      </div>
      <p className={styles.from}>
        <bdi>{from}</bdi> sent you a wink: {wink.name}
      </p>
      <p className={styles.skip}>
        <button type="button">Skip (Esc)</button>
        {waiting > 0 && (
          <button
            type="button"
            onClick={(event) => {
              event.stopPropagation();
              onSkipAll();
            }}
          >
            Skip all {waiting + 1}
          </button>
        )}
      </p>
    </section>,
    document.body,
  );
}
