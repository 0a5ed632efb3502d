import type { GameTypes, Rules } from '../../kit/rules/contract';
import { directionIndex } from '../../kit/rules/grid';
import { onlyActions } from '../../kit/rules/onlyActions';
import { move } from './move';
import { rivalTurns, type SnakeAction, snakeActions } from './SnakeAction';
import { events, type Report, type SnakeEvent } from './SnakeEvent';
import type { SnakeState } from './SnakeState';
import { setPace, start } from './start';
import { queueTurn, queueTurns } from './turn';
import { moveBoth } from './two';

function act(state: SnakeState, action: SnakeAction, emit: Report): void {
  if (action.type === 'start') {
    if (state.phase !== 'ready') return;
    state.phase = 'playing';
    state.moveAt = state.tick + state.movePeriod;
    emit(events.started);
  } else if (state.phase === 'playing') {
    if (action.type === 'turns') {
      queueTurns(state, directionIndex(action.first), directionIndex(action.second), emit);
      return;
    }
    const snake = action.type === 'turn' ? state : (state.rival ?? state);
    queueTurn(state, snake, directionIndex(action.direction), emit);
  }
}

function step(state: SnakeState, actions: readonly SnakeAction[], emit: Report): void {
  if (actions.length > 0) for (const action of actions) act(state, action, emit);
  if (state.tick < state.moveAt) return;
  if (state.rival) moveBoth(state, state.rival, emit);
  else move(state, emit);
}

export type SnakeTypes = GameTypes<SnakeState, SnakeAction, SnakeEvent>;

export const snakeRules: Rules<SnakeTypes> = {
  version: 2,
  // Version 2 changed the windmill only.
  versionOf: ({ maze }) => (maze === 'windmill' ? 2 : 1),
  actions: snakeActions,
  parseAction: onlyActions([...snakeActions, ...rivalTurns]).parseAction,
  isPlausible(state) {
    const { config, columns, rows, freeCount, free, rival = state } = state;
    return (
      columns === config.columns &&
      rows === config.rows &&
      [state, rival].every(
        ({ length, body, turnCount, turns }) => length <= body.length && turnCount <= turns.length,
      ) &&
      freeCount <= free.length
    );
  },
  start,
  step,
  retune: setPace,
};
