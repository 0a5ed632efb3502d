import { historyStride, type KlondikeState } from './rules/KlondikeState';
import { klondikeRules } from './rules/klondikeRules';
import { type Position, positionOf } from './rules/solver/Position';
import { type Outcome, type Step, solve } from './rules/solver/solve';

/** What the thinker can be asked; all of it plain data, so that it can go to a worker. */
export type Question =
  | Readonly<{ type: 'winnable'; position: Position; mostNodes: number }>
  | Readonly<{ type: 'whereLost'; state: KlondikeState; mostNodes: number }>;

export type WhereLost = Readonly<{
  /** Moves after which the game could still be won for certain; -1 where none is known. */
  lastWinnable: number;
  /** Moves after which it could not any more for certain; they are one apart where all is known. */
  firstLost: number;
}>;

export type Answers = {
  winnable: Readonly<{ kind: Outcome['kind']; next: Step | undefined }>;
  whereLost: WhereLost;
};

function winnable(position: Position, mostNodes: number): Answers['winnable'] {
  const outcome = solve(position, mostNodes);
  return { kind: outcome.kind, next: outcome.kind === 'won' ? outcome.steps.at(0) : undefined };
}

/** The position after each number of moves: the present one taken back move by move. */
function positionsOf(state: KlondikeState): Position[] {
  const back = structuredClone(state);
  back.phase = 'playing';
  const positions = [positionOf(back)];
  for (let left = back.history.length / historyStride; left > 0; left -= 1) {
    klondikeRules.step(back, [{ type: 'undo', count: 1 }], () => {});
    positions.push(positionOf(back));
  }
  return positions.reverse();
}

/**
 * Finds the move that lost a game: what is lost stays lost, so that halving finds it. Where the
 * solver gives up in between, the two ends stay apart.
 */
function whereLost(state: KlondikeState, mostNodes: number): WhereLost {
  const positions = positionsOf(state);
  let lastWinnable = -1;
  let firstLost = positions.length;
  let [low, high] = [0, positions.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { kind } = solve(positions[middle], mostNodes);
    if (kind === 'lost') {
      firstLost = middle;
      high = middle - 1;
    } else if (kind === 'won') {
      lastWinnable = middle;
      low = middle + 1;
    } else {
      // Nothing is known of it: the nearest on the winning side that is known narrows it least.
      high = middle - 1;
    }
  }
  for (let at = lastWinnable + 1; at < firstLost; at += 1) {
    const { kind } = solve(positions[at], mostNodes);
    if (kind === 'won') lastWinnable = at;
    else if (kind === 'lost') firstLost = at;
  }
  return { lastWinnable, firstLost };
}

/** Answers a question on the spot. */
export function think(question: Question): Answers[Question['type']] {
  return question.type === 'winnable'
    ? winnable(question.position, question.mostNodes)
    : whereLost(question.state, question.mostNodes);
}
