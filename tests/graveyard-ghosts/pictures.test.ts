import { expect, test } from 'vitest';
import { graveyardGhostsRules } from '../../scenes/graveyard-ghosts/rules/graveyardGhostsRules';
import { playerStart } from '../../scenes/graveyard-ghosts/rules/Maze';
import { cell, Game } from './play';

/** One long corridor from side to side, and nothing else. */
const corridor = Array.from({ length: 15 }, (_, row) =>
  row === 7 ? `#${' '.repeat(13)}#` : '#'.repeat(15),
);

function inCorridor(): Game {
  return new Game()
    .begin()
    .lay(...corridor)
    .chase();
}

/** Where an actor comes from and goes to in a picture between the last two ticks. */
function motion({ state }: Game, actor: number) {
  return [state.lastX[actor], state.lastY[actor], state.x[actor], state.y[actor]];
}

test('between two ticks everybody is drawn on the way from their last position', () => {
  const game = inCorridor().stand(cell(3, 7), 'right').haunt(0, cell(12, 7), 'left').hold('right');
  for (let tick = 0; tick < 12; tick += 1) {
    const { x, y } = structuredClone(game.state);
    game.tick();
    expect(game.state.lastX).toEqual(x);
    expect(game.state.lastY).toEqual(y);
    expect(game.state.x).not.toEqual(x);
  }
});

test('nobody is drawn walking to a position that they were set to', () => {
  const caught = inCorridor().stand(cell(3, 7), 'left').haunt(0, cell(3, 7), 'left');
  caught.state.power = 50;
  caught.tick();
  expect(motion(caught, 1)).toEqual([13, 1, 13, 1]);
  const lost = inCorridor().stand(cell(3, 7), 'left').haunt(0, cell(3, 7), 'left').tick();
  const start = [playerStart % 15, Math.floor(playerStart / 15)];
  expect(motion(lost, 0)).toEqual([...start, ...start]);
});

test('a new level appears at once, and nothing moves before its first tick', () => {
  const { state } = new Game({ startLevel: '5' });
  expect(state.lastX).toEqual(state.x);
  expect(state.lastY).toEqual(state.y);
});

test('the learning overlay is switched during a run only by its own constant', () => {
  const { state } = new Game({ learn: true });
  state.learning = false;
  graveyardGhostsRules.retune?.(state, 'lives');
  expect(state.learning).toBe(false);
  graveyardGhostsRules.retune?.(state, 'learn');
  expect(state.learning).toBe(true);
});
