import { useCallback, useEffect, useRef } from 'react';
import { play, prepare } from '../../audio/synth';
import { Button } from '../../components/Button';
import { fortunes } from '../../content/fortunes';
import { KeepsakeButton } from '../keepsake/KeepsakeButton';
import { Booth } from './Booth';
import { CrystalBall } from './CrystalBall';
import styles from './MysticToy.module.css';
import { useReading } from './useReading';

const told = () => play('chime');

/** Maureen's booth, whose crystal ball shows fortunes. */
export function MysticToy() {
  const { reading, gaze, askAgain } = useReading(told);
  const ball = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const { phase } = reading;
  const fortune = phase === 'told' ? fortunes[reading.fortune] : undefined;

  const small =
    fortune && phase === 'told'
      ? `Seen: ${fortune.sign}. Lucky page: ${fortune.page}. Card no. ${String(reading.count).padStart(6, '0')}`
      : '';

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  // The pressed button has disappeared: focus moves to the next one.
  useEffect(() => {
    if (!asked.current) return;
    if (phase === 'told') again.current?.focus();
    if (phase === 'idle') ball.current?.focus();
  }, [phase]);

  const onGaze = useCallback(() => {
    if (phase !== 'idle') return;
    asked.current = true;
    play('mist');
    gaze();
  }, [phase, gaze]);

  return (
    <div className={styles.toy}>
      <div className={styles.stand}>
        <div className={styles.window}>
          <Booth awake={phase === 'told'} />
          <button
            ref={ball}
            type="button"
            className={styles.gaze}
            disabled={phase === 'told'}
            aria-disabled={phase === 'reading' || undefined}
            aria-label={fortune && `The crystal ball shows ${fortune.sign}`}
            onClick={onGaze}
          >
            <CrystalBall reading={reading} />
            {phase !== 'told' && (
              <span className={styles.plaque}>
                {phase === 'idle' ? 'Gaze into the Crystal Ball' : 'Gazing…'}
              </span>
            )}
          </button>
        </div>
        <div className={styles.counter} data-phase={phase}>
          <div role="status" className={styles.says}>
            {phase === 'idle' && (
              <p>
                Think of a question. Don’t tell me, dear, or what would be the point of the ball?
              </p>
            )}
            {phase === 'reading' && <p>Hush now. The mist is turning…</p>}
            {fortune && (
              <div className={styles.card}>
                <p className={styles.fortune}>{fortune.text}</p>
                <p className={styles.small}>{small}</p>
              </div>
            )}
          </div>
          {phase === 'told' && (
            <Button ref={again} tone="yellow" size="large" onClick={askAgain}>
              Ask Another Question
            </Button>
          )}
          {fortune && <KeepsakeButton keepsake={{ kind: 'fortune', text: fortune.text, small }} />}
          <p className={styles.small}>For amusement only. No refunds, dear, I saw you asking.</p>
        </div>
      </div>
    </div>
  );
}
