import { useEffect, useState } from 'react';
import {
  favouriteAct,
  type LivingAction,
  maxPortions,
  petStages,
  stageOf,
} from '../../../scenes/virtual-pet/rules/livingPet';
import { petActs } from '../../../scenes/virtual-pet/rules/petActs';
import {
  isPetGameOver,
  type PetGame,
  type PetGameState,
  petGames,
  petRounds,
  pressPetGame,
  startPetGame,
} from '../../../scenes/virtual-pet/rules/petGames';
import { play } from '../../audio/synth';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import {
  petCallings,
  petGameTexts,
  petPresents,
  petStageTexts,
  petVisitTexts,
} from '../../content/virtualPet';
import { addressOfState, petVisitState } from '../../lib/addresses';
import styles from './PetExtras.module.css';
import type { SavedPet } from './savedPet';
import { writeVisit } from './visitLink';

type Props = Readonly<{ kept: SavedPet; onAct: (action: LivingAction) => void }>;

/** What a pet that stays has besides: games, its family tree, and visits. */
export function PetExtras({ kept, onAct }: Props) {
  return (
    <>
      <Games kept={kept} onAct={onAct} />
      <FamilyTree kept={kept} />
      <Visits kept={kept} />
    </>
  );
}

function Games({ kept, onAct }: Props) {
  const [game, setGame] = useState<PetGameState>();
  const { larder, onHoliday } = kept.pet;
  const begin = (which: PetGame) =>
    setGame(startPetGame(which, Math.floor(Math.random() * 2 ** 32)));
  const press = (button: number) => {
    if (!game) return;
    const next = structuredClone(game);
    pressPetGame(next, button);
    setGame(next);
    play(next.last === 'lost' && isPetGameOver(next) ? 'over' : 'menu');
    if (isPetGameOver(next) && !isPetGameOver(game)) onAct({ type: 'earned', points: next.points });
  };
  return (
    <section className={styles.part} aria-labelledby="pet-games">
      <h3 id="pet-games">Games</h3>
      <p>
        Every two rounds you win put a bowl into the larder.{' '}
        <b>
          Larder: {larder} of {maxPortions}
        </b>
      </p>
      <div className={styles.row}>
        {petGames.map((which) => (
          <Button key={which} tone="cyan" disabled={onHoliday} onClick={() => begin(which)}>
            {petGameTexts[which].title}
          </Button>
        ))}
        <Button
          tone="lime"
          disabled={larder === 0 || onHoliday}
          onClick={() => onAct({ type: 'serve' })}
        >
          Serve a bowl
        </Button>
      </div>
      {game && <Game key={game.game} state={game} onPress={press} />}
    </section>
  );
}

/** How long a note of the row is shown, in ms. */
const noteTime = 550;

function Game({
  state,
  onPress,
}: Readonly<{ state: PetGameState; onPress: (button: number) => void }>) {
  const { game, round, points, shown, last, notes } = state;
  const { rule, buttons } = petGameTexts[game];
  const isOver = isPetGameOver(state);
  /** The note that is being shown; none once all have been. */
  const [note, setNote] = useState(0);
  const isShowing = game === 'copy' && !isOver && note < notes.length * 2;
  // A new row is shown from its beginning.
  const [row, setRow] = useState(notes.length);
  if (row !== notes.length) {
    setRow(notes.length);
    setNote(0);
  }
  useEffect(() => {
    if (!isShowing) return;
    if (note % 2 === 0) play('click');
    const timer = setTimeout(() => setNote(note + 1), noteTime / (note % 2 === 0 ? 1 : 2));
    return () => clearTimeout(timer);
  }, [isShowing, note]);
  const lit = isShowing && note % 2 === 0 ? notes[note / 2] : undefined;

  const seen =
    game === 'numbers'
      ? `${shown}`
      : game === 'sides'
        ? round === 0
          ? '?'
          : ['←', '→'][shown]
        : isShowing
          ? `Watch: ${notes.map((each) => buttons[each]).join(', ')}.`
          : 'Your turn';
  return (
    <div className={styles.game}>
      <p>{rule}</p>
      <p className={styles.seen} role="status">
        {isOver
          ? `${points} of ${petRounds} rounds won.`
          : `${last && (last === 'won' ? 'Right. ' : 'Wrong. ')}${seen}`}
      </p>
      <div className={styles.row}>
        {buttons.map((label, button) => (
          <Button
            key={label}
            tone={lit === button ? 'yellow' : 'orange'}
            disabled={isOver || isShowing}
            data-lit={lit === button || undefined}
            onClick={() => onPress(button)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function FamilyTree({ kept: { pet } }: Pick<Props, 'kept'>) {
  const stage = stageOf(pet);
  const likely = favouriteAct(pet);
  const done = petActs.reduce((sum, act) => sum + pet.acts[act], 0);
  return (
    <details className={styles.part}>
      <summary>Family tree: what it may become, and why</summary>
      <ol className={styles.tree}>
        {petStages.map((each) => (
          <li key={each} data-now={each === stage || undefined}>
            <b>{each}</b> {petStageTexts[each]} {each === stage && <em>(now)</em>}
          </li>
        ))}
      </ol>
      <p>What you give it most decides:</p>
      <ul className={styles.tree}>
        {petActs.map((act) => (
          <li key={act} data-now={(done > 0 && act === likely) || undefined}>
            mostly {petStageTexts[act]}, {pet.acts[act]} times so far: <b>{petCallings[act]}</b>{' '}
            {done > 0 && act === likely && <em>(as things stand)</em>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Visits({ kept }: Pick<Props, 'kept'>) {
  const { copied, copy } = useCopied(petVisitTexts.sent);
  const { name, pet, presents } = kept;
  const send = () => {
    const present = petPresents[Math.floor(Math.random() * petPresents.length)];
    const visit = { name, stage: stageOf(pet), hat: favouriteAct(pet), present };
    void copy(location.origin + addressOfState(petVisitState, writeVisit(visit)));
  };
  return (
    <section className={styles.part} aria-labelledby="pet-visits">
      <h3 id="pet-visits">Visits</h3>
      <p>{petVisitTexts.why}</p>
      <Button tone="pink" onClick={send}>
        {copied ? 'Link copied' : 'Copy its visiting link'}
      </Button>
      {presents.length > 0 && <p>Presents so far: {presents.join(', ')}.</p>}
    </section>
  );
}
