import { lazy, Suspense, useEffect, useState } from 'react';
import { seedRng, shuffleInPlace } from '../../../scenes/kit/rules/rng';
import { cardName } from '../../../scenes/klondike/narrate';
import { LiveRegion } from '../../components/LiveRegion';
import { GameTable } from '../retro/GameTable';
import { PushButton } from '../retro/PushButton';
import styles from './solitaire.module.css';

/** The game of the specification: 52 shuffled cards, the top one drawn at a time. */
type SimpleDeck = Readonly<{ deck: readonly number[]; drawn: readonly number[] }>;

/** The game that was left, and the one before it. */
const left: { game?: SimpleDeck; before?: SimpleDeck } = {};

/** How many of the drawn cards are shown. */
const shownCards = 10;

function shuffledDeck(seed: number): SimpleDeck {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  shuffleInPlace(seedRng(seed), deck);
  return { deck, drawn: [] };
}

/** Moves the top card of the deck onto the drawn pile. An empty deck stays as it is. */
function drawOne({ deck, drawn }: SimpleDeck): SimpleDeck {
  const top = deck.at(-1);
  return top === undefined ? { deck, drawn } : { deck: deck.slice(0, -1), drawn: [...drawn, top] };
}

const CardFace = lazy(async () => ({
  default: (await import('../../../scenes/klondike/view/CardFace')).CardFace,
}));

function freshDeck() {
  return shuffledDeck(crypto.getRandomValues(new Uint32Array(1))[0]);
}

/** The plain game: a deck and a pile of drawn cards. */
export function SimpleGame({ onKlondike }: Readonly<{ onKlondike: () => void }>) {
  const [game, setGame] = useState(() => left.game ?? freshDeck());
  const [before, setBefore] = useState(left.before);
  useEffect(() => {
    Object.assign(left, { game, before });
  }, [game, before]);
  const { deck, drawn } = game;
  const finished = deck.length === 0;
  const top = drawn.at(-1);
  const begin = (next: typeof game) => {
    setBefore(drawn.length > 0 ? game : before);
    setGame(next);
  };
  return (
    <GameTable
      label="Solitaire"
      menus={[
        {
          label: 'Game',
          items: [
            { label: 'New Game', act: () => begin(freshDeck()) },
            {
              label: 'Bring back the last game',
              off: !before,
              act: () => before && begin(before),
            },
            'line',
            { label: 'Klondike', checked: false, act: onKlondike },
            { label: 'Simple', checked: true, act: () => {} },
          ],
        },
      ]}
    >
      <div className={styles.simple}>
        <button
          type="button"
          className={styles.deck}
          aria-label={`Draw a card, ${deck.length} left`}
          data-empty={finished ? '' : undefined}
          disabled={finished}
          onClick={() => setGame(drawOne)}
        />
        <ul className={styles.drawn} aria-label="Drawn cards, the last ten">
          {drawn.slice(-shownCards).map((card) => (
            <li key={card} aria-label={cardName(card)}>
              <Suspense>
                <CardFace card={card} />
              </Suspense>
            </li>
          ))}
        </ul>
        {finished && (
          <div className={styles.finished}>
            <p>All cards drawn! Start a new game.</p>
            <PushButton onClick={() => begin(freshDeck())}>New Game</PushButton>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <span>{deck.length} in the deck</span>
        <span>{drawn.length} drawn</span>
        <PushButton onClick={onKlondike}>Klondike</PushButton>
      </div>
      <LiveRegion
        message={
          finished
            ? 'All cards drawn! Start a new game.'
            : top === undefined
              ? ''
              : `${cardName(top)}, ${deck.length} left.`
        }
      />
    </GameTable>
  );
}
