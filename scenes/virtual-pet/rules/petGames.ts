import { below, seedRng } from '../../kit/rules/rng';

/** The living pet's games. Each is played with up to three buttons, numbered from 0. */
export const petGames = ['sides', 'numbers', 'copy'] as const;
export type PetGame = (typeof petGames)[number];

/** Rounds of a game; in `copy`, the longest row of notes. */
export const petRounds = 5;

export type PetGameState = ReturnType<typeof startPetGame>;

/** @param seed any unsigned 32-bit integer */
export function startPetGame(game: PetGame, seed: number) {
  const rng = seedRng(seed);
  const state = {
    game,
    rng,
    /** Rounds that are over. */
    round: 0,
    /** Rounds that were won. */
    points: 0,
    /** The number on the display in `numbers`, 1 to 9; where it looked last in `sides`, 0 or 1. */
    shown: game === 'numbers' ? 1 + below(rng, 9) : 0,
    /** The notes to be repeated in `copy`. */
    notes: [] as number[],
    /** How many of them have been repeated. */
    copied: 0,
    last: '' as 'won' | 'lost' | '',
  };
  if (game === 'copy') state.notes.push(below(rng, 3));
  return state;
}

export function isPetGameOver({ round }: Readonly<PetGameState>): boolean {
  return round >= petRounds;
}

function endRound(state: PetGameState, won: boolean): void {
  state.round += 1;
  if (won) state.points += 1;
  state.last = won ? 'won' : 'lost';
}

/** A button is pressed: 0 left or lower, 1 right or higher; in `copy` a note from 0 to 2. */
export function pressPetGame(state: PetGameState, button: number): void {
  if (isPetGameOver(state)) return;
  const { rng } = state;
  if (state.game === 'sides') {
    state.shown = below(rng, 2);
    endRound(state, state.shown === button);
  } else if (state.game === 'numbers') {
    const before = state.shown;
    // Never the same number again: there is always a right answer.
    state.shown = 1 + ((before + below(rng, 8)) % 9);
    endRound(state, state.shown > before === (button === 1));
  } else if (state.notes[state.copied] !== button) {
    state.round = petRounds;
    state.last = 'lost';
  } else {
    state.copied += 1;
    if (state.copied < state.notes.length) return;
    endRound(state, true);
    state.copied = 0;
    state.notes.push(below(rng, 3));
  }
}
