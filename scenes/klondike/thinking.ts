import { historyStride, type KlondikeState } from './rules/KlondikeState';
import { klondikeRules } from './rules/klondikeRules';
import { type Position, positionOf } from './rules/solver/Position';
import { type Outcome, type Step, solve } from './rules/solver/solve';

/** What the worker can be asked. Plain data, so that it can be posted. */
export type Question =
  | Readonly<{ type: 'winnable'; position: Position; maxNodes: number }>
  | Readonly<{ type: 'whereLost'; state: KlondikeState; maxNodes: number }>;

export type WhereLost = ReturnType<typeof whereLost>;

export type Answers = {
  winnable: Readonly<{ kind: Outcome['kind']; next: Step | undefined }>;
  whereLost: WhereLost;
};

function winnable(position: Position, maxNodes: number): Answers['winnable'] {
  const outcome = solve(position, maxNodes);
  return { kind: outcome.kind, next: outcome.kind === 'won' ? outcome.steps.at(0) : undefined };
}

/** The position after each number of moves, by undoing move by move. */
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
 * Finds the losing move by binary search: a lost game stays lost. If the solver gives up in
 * between, the two ends stay apart.
 */
function whereLost(state: KlondikeState, maxNodes: number) {
  const positions = positionsOf(state);
  let lastWinnable = -1;
  let firstLost = positions.length;
  let [low, high] = [0, positions.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { kind } = solve(positions[middle], maxNodes);
    if (kind === 'lost') {
      firstLost = middle;
      high = middle - 1;
    } else if (kind === 'won') {
      lastWinnable = middle;
      low = middle + 1;
    } else {
      // Not known: continue with the half on the winning side, which narrows the range least.
      high = middle - 1;
    }
  }
  for (let at = lastWinnable + 1; at < firstLost; at += 1) {
    const { kind } = solve(positions[at], maxNodes);
    if (kind === 'won') lastWinnable = at;
    else if (kind === 'lost') firstLost = at;
  }
  return {
    /** The last number of moves after which the game was certainly winnable; -1 if none is known. */
    lastWinnable,
    /** The first after which it was certainly lost. One more than the last if all is known. */
    firstLost,
  };
}

/** Answers a question synchronously. */
export function think(question: Question): Answers[Question['type']] {
  return question.type === 'winnable'
    ? winnable(question.position, question.maxNodes)
    : whereLost(question.state, question.maxNodes);
}
