import { Suspense, useCallback, useEffect, useState } from 'react';
import type { LivingEvent } from '../../../scenes/virtual-pet/rules/livingPet';
import { play, prepare } from '../../audio/synth';
import { Button } from '../../components/Button';
import { lazyPart } from '../../components/lazyPart';
import { useHydrated } from '../../components/useHydrated';
import { petVisitTexts } from '../../content/virtualPet';
import { actSounds, ClassicPet } from './ClassicPet';
import { LivingPet } from './LivingPet';
import { LivingSettings, RulesChoice } from './PetSettings';
import { useLivingPet } from './useLivingPet';
import styles from './VirtualPetToy.module.css';
import { readVisit } from './visitLink';

const PetExtras = lazyPart(async () => (await import('./PetExtras')).PetExtras);

const classicNotes = [
  'Feed, play, snack and rest: each changes its mood.',
  'Do the same thing four times in a row and the game is over.',
  'Anything else in between starts the count again.',
];
const livingNotes = [
  'It gets hungry, bored and tired as time passes, also while you are away.',
  'An empty bar is a wish, nothing worse. It cannot die, fall ill or run away.',
  'Three days away count as three days, and so does a year.',
  'It grows up in four stages. What you give it most decides what it becomes.',
  'On holiday no time passes, for as long as you like.',
];

type Props = Readonly<{
  /** A friend's pet that a link brings, as `visitLink.ts` writes it. */
  visit?: string | undefined;
}>;

/** A virtual pet, under the classic or the living rules. */
export function VirtualPetToy({ visit }: Props) {
  const hydrated = useHydrated();
  const sound = useCallback((event: LivingEvent) => {
    if (event.type === 'enjoyed') play(actSounds[event.act]);
    else if (event.type === 'grew') play('level');
    else if (event.type === 'served') play('eat');
    else if (['left', 'returned', 'earned', 'visited'].includes(event.type)) play('chime');
    else play('click');
  }, []);
  const { kept, message, done, act, chooseRules, rename, welcome } = useLivingPet(hydrated, sound);
  const living = kept?.rules === 'living' ? kept : undefined;

  useEffect(() => {
    const abort = new AbortController();
    prepare(abort.signal);
    return () => abort.abort();
  }, []);

  const guest = visit === undefined ? undefined : readVisit(visit);
  /** The link whose guest was let in just now. */
  const [letIn, setLetIn] = useState('');
  const hasBeen = visit !== undefined && letIn !== visit && living?.guests.includes(visit);
  const open = () => {
    if (!guest || visit === undefined) return;
    if (!living) chooseRules('living');
    welcome(visit, guest.present);
    setLetIn(visit);
  };

  return (
    <div className={styles.toy}>
      {guest && (
        <div className={styles.guest} role="status">
          <p>
            <b>
              <bdi>{guest.name || 'A pet'}</bdi>
            </b>
            , a {guest.stage},{' '}
            {hasBeen ? petVisitTexts.again : `${petVisitTexts.came} ${guest.present}.`}{' '}
            {!living && petVisitTexts.letIn}
          </p>
          {!hasBeen && letIn !== visit && (
            <Button tone="lime" disabled={living?.pet.onHoliday} onClick={open}>
              Let it in
            </Button>
          )}
        </div>
      )}
      <div className={styles.table}>
        <RulesChoice rules={kept?.rules ?? 'classic'} onRules={chooseRules} />
        {living ? (
          <LivingPet
            kept={living}
            message={message}
            done={done}
            guest={letIn !== '' && letIn === visit ? guest?.stage : undefined}
            onAct={act}
          />
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
          {living && (
            <>
              <LivingSettings
                kept={living}
                onRename={rename}
                onHoliday={(on) => act({ type: 'holiday', on })}
              />
              <Suspense>
                <PetExtras kept={living} onAct={act} />
              </Suspense>
            </>
          )}
        </section>
      </div>
    </div>
  );
}
