import { useCallback, useEffect } from 'react';
import type { LivingEvent } from '../../../scenes/virtual-pet/rules/livingPet';
import { play, prepare } from '../../audio/synth';
import { useHydrated } from '../../components/useHydrated';
import { actSounds, ClassicPet } from './ClassicPet';
import { LivingPet } from './LivingPet';
import { LivingSettings, RulesChoice } from './PetSettings';
import { useLivingPet } from './useLivingPet';
import styles from './VirtualPetToy.module.css';

const classicNotes = [
  'Feed, play, snack and rest: each changes its mood.',
  'Do the same thing four times in a row and the game is over.',
  'Anything else in between starts the count again.',
];
const livingNotes = [
  'Hunger, boredom and bedtime come by the clock, also while you are away.',
  'A bar that is empty is a wish, nothing worse. It cannot die, fall ill or run off.',
  'Three days away count as three days, and so does a year.',
  'It grows up in four stages. What it gets most decides what becomes of it.',
  'On holiday time stands still, for as long as you like.',
];

/** A virtual pet, under the classic or the living rules. */
export function VirtualPetToy() {
  const hydrated = useHydrated();
  const sound = useCallback((event: LivingEvent) => {
    if (event.type === 'enjoyed') play(actSounds[event.act]);
    else if (event.type === 'grew') play('level');
    else if (event.type === 'left' || event.type === 'returned') play('chime');
    else play('click');
  }, []);
  const { kept, message, done, act, chooseRules, rename } = useLivingPet(hydrated, sound);
  const living = kept?.rules === 'living' ? kept : undefined;

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  return (
    <div className={styles.toy}>
      <div className={styles.table}>
        {living ? (
          <LivingPet kept={living} message={message} done={done} onAct={act} />
        ) : (
          <ClassicPet />
        )}
        <section className={styles.leaflet} aria-labelledby="pet-how">
          <h2 id="pet-how">How to Play</h2>
          <ul>
            {(living ? livingNotes : classicNotes).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <RulesChoice rules={kept?.rules ?? 'classic'} onRules={chooseRules} />
          {living && (
            <LivingSettings
              kept={living}
              onRename={rename}
              onHoliday={(on) => act({ type: 'holiday', on })}
            />
          )}
        </section>
      </div>
    </div>
  );
}
