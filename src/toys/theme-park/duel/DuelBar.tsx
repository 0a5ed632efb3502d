import { useStore } from 'zustand';
import { poundsText } from '../../../../scenes/theme-park/texts';
import { Button } from '../../../components/Button';
import styles from '../season/Season.module.css';
import { duelStore } from './duelStore';

/** Both scores of a duel, and the time that is left. */
export function DuelBar() {
  const duel = useStore(duelStore);
  if (!duel) return null;
  const { left, own, other, result } = duel;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <section className={styles.bar} aria-label="Duel">
      <b>Duel</b>
      <p>
        You <b data-duel="own">{poundsText(own)}</b> · The other park{' '}
        <b data-duel="other">{poundsText(other)}</b>
        {result === undefined && ` · ${time} left`}
      </p>
      <p role="status">{result}</p>
      {result !== undefined && (
        <Button tone="lime" onClick={() => duelStore.setState(undefined, true)}>
          Close
        </Button>
      )}
    </section>
  );
}
