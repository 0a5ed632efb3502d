import { useEffect, useId, useRef, useState } from 'react';
import { play, prepare } from '../../audio/synth';
import { Button } from '../../components/Button';
import { useHydrated } from '../../components/useHydrated';
import { coinFact, grantedLine, rubbingLines } from '../../content/coinWish';
import { motionReduced } from '../../stores/motion';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import { KeepsakeButton } from '../keepsake/KeepsakeButton';
import { CoinBack, CoinFront, coinOutline, PlainTarnish } from './Coin';
import styles from './CoinWishToy.module.css';
import { full, perRub, rubbed } from './rubbing';
import { readSavedWishes, type SavedWishes, writeSavedWishes } from './savedWishes';
import { createTarnish, type Tarnish, tarnishColor } from './tarnish';
import { useRubbing } from './useRubbing';
import { useWishMusic } from './useWishMusic';

const maxWishLength = 80;
/** Length of a vibration pulse in ms. */
const tick = 14;

function feel(ms: number): void {
  if (!motionReduced() && !settings.getState().muted) navigator.vibrate?.(ms);
}

/** A fifty pence that grants a wish when it is rubbed clean. */
export function CoinWishToy() {
  const [progress, setProgress] = useState(0);
  /** The same value as a ref: rubs may come faster than renders. */
  const reached = useRef(0);
  const [wish, setWish] = useState('');
  const [touched, setTouched] = useState(false);
  const [changed, setChanged] = useState<SavedWishes>();
  const siteMuted = useSettings((state) => state.muted);
  const hydrated = useHydrated();
  const kept = changed ?? (hydrated ? readSavedWishes() : { granted: 0, muted: false });
  const muted = kept.muted || siteMuted;
  const granted = progress === full;
  const canvas = useRef<HTMLCanvasElement>(null);
  const coin = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const tarnish = useRef<Tarnish>(undefined);
  const id = useId();

  useWishMusic(touched && !muted, granted);

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    if (canvas.current) tarnish.current = createTarnish(canvas.current, coinOutline);
    return () => {
      abort.abort();
      tarnish.current?.dispose();
    };
  }, []);

  // On a small screen the answer is below the coin, and below the fold.
  useEffect(() => {
    const behavior = motionReduced() ? 'instant' : 'smooth';
    if (granted) said.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [granted]);

  const keep = (next: SavedWishes) => {
    setChanged(next);
    writeSavedWishes(next);
  };

  const rub = (way: 'drawn' | 'none') => {
    if (reached.current === full) return;
    setTouched(true);
    // A rub without a path, by key or tap, cleans the next lane.
    const lane = 0.12 + (reached.current / full) * 0.85;
    if (way === 'none') tarnish.current?.rub([0.06, lane], [0.94, lane]);
    const next = rubbed(reached.current);
    reached.current = next;
    setProgress(next);
    if (next < full) {
      if (!muted) play('rub');
      feel(tick);
      return;
    }
    if (!muted) play('chime');
    feel(tick * 6);
    keep({ ...readSavedWishes(), granted: readSavedWishes().granted + 1 });
  };
  const rubbing = useRubbing({
    coin,
    onRub: rub,
    onWay: (from, to) => !granted && tarnish.current?.rub(from, to),
  });

  const again = () => {
    reached.current = 0;
    setProgress(0);
    setWish('');
    tarnish.current?.lay();
    coin.current?.focus();
  };

  const toggleMute = () => {
    keep({ ...kept, muted: !muted });
    if (muted) settings.setState({ muted: false });
  };

  const line = rubbingLines.findLast(([from]) => progress >= from)?.[1];
  return (
    <div className={styles.toy}>
      <div className={styles.table}>
        <div className={styles.coin} data-granted={granted || undefined}>
          <span className={styles.turning}>
            <span className={styles.front}>
              <CoinFront />
              {!hydrated && <PlainTarnish color={tarnishColor} />}
              <canvas ref={canvas} className={styles.tarnish} />
            </span>
            <span className={styles.back}>
              <CoinBack />
            </span>
          </span>
          <button
            ref={coin}
            type="button"
            className={styles.hand}
            aria-label={granted ? 'The coin, shining' : 'Rub the coin'}
            aria-describedby={`${id}-how`}
            aria-disabled={granted}
            {...rubbing}
          />
        </div>
        <div className={styles.panel}>
          <label htmlFor={id}>Your wish</label>
          <input
            id={id}
            dir="auto"
            value={wish}
            maxLength={maxWishLength}
            autoComplete="off"
            placeholder="Not out loud. On paper."
            readOnly={granted}
            onChange={(event) => setWish(event.target.value.slice(0, maxWishLength))}
          />
          <p id={`${id}-how`} className={styles.how}>
            Rub the coin with a finger or the mouse, tap it, or hold Space.
          </p>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label="Rubbed clean"
            aria-valuenow={progress}
            aria-valuemin={0}
            aria-valuemax={full}
          >
            {Array.from({ length: full / perRub }, (_, index) => (
              <i key={index} data-lit={index < progress / perRub || undefined} />
            ))}
            <b>{progress} %</b>
          </div>
          <p ref={said} className={styles.line} role="status">
            {granted && wish.trim() !== '' && (
              <>
                “<bdi>{wish.trim()}</bdi>”{' '}
              </>
            )}
            {granted ? grantedLine : line}
          </p>
          <div className={styles.actions}>
            {granted && (
              <>
                <Button tone="yellow" size="large" onClick={again}>
                  Make Another Wish
                </Button>
                <KeepsakeButton
                  keepsake={{ kind: 'wish', wish: wish.trim(), before: kept.granted - 1 }}
                />
              </>
            )}
            <Button tone="cyan" aria-pressed={muted} onClick={toggleMute}>
              {muted ? 'Unmute the music' : 'Mute the music'}
            </Button>
          </div>
          {kept.granted > 0 && (
            <p className={styles.count}>
              {kept.granted === 1 ? 'One wish' : `${kept.granted} wishes`} granted on this device.
              None was written down.
            </p>
          )}
          <p className={styles.fact}>{coinFact}</p>
        </div>
      </div>
    </div>
  );
}
