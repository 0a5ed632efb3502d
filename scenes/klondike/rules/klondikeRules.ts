import type { Emit, GameTypes, Rules } from '../../kit/rules/contract';
import { type KlondikeAction, klondikeActions, parseKlondikeAction } from './KlondikeAction';
import type { KlondikeEvent } from './KlondikeEvent';
import { cardAt, deal, historyStride, type KlondikeState, pile } from './KlondikeState';
import { canDraw, canMove, carry, carryBack, drawCards, sizeOf, topOf, undraw } from './moves';

type Report = Emit<KlondikeEvent>;

function isFoundation(of: number): boolean {
  return of >= pile.foundation && of < pile.waste;
}

function standard(state: Readonly<KlondikeState>, from: number, to: number): number {
  if (to === pile.stock) {
    // Every recycling costs points when one card is drawn; from the fourth on when three are drawn.
    if (state.config.draw === 'one') return -100;
    return state.recycled >= 4 ? -20 : 0;
  }
  if (isFoundation(to)) return 10;
  if (isFoundation(from)) return -15;
  return from === pile.waste ? 5 : 0;
}

/** Adds the points of a move. */
function earn(state: KlondikeState, from: number, to: number, turned = false): void {
  const { points, config } = state;
  if (config.scoring === 'vegas') {
    state.points += (isFoundation(to) ? 5 : 0) - (isFoundation(from) ? 5 : 0);
  } else if (config.scoring === 'standard') {
    state.points = Math.max(0, points + standard(state, from, to) + (turned ? 5 : 0));
  }
}

function note(state: KlondikeState, from: number, to: number, count: number, turned = false): void {
  state.history.push(from, to, count, turned ? 1 : 0, state.points);
  state.moves += 1;
}

function draw(state: KlondikeState, emit: Report): void {
  if (!canDraw(state)) return;
  if (state.stockCount > 0) {
    const count = drawCards(state, state.config.draw === 'three' ? 3 : 1);
    note(state, pile.stock, pile.waste, count);
    emit({ type: 'drawn', count });
    return;
  }
  note(state, pile.waste, pile.stock, state.wasteCount);
  state.recycled += 1;
  earn(state, pile.waste, pile.stock);
  undraw(state, state.wasteCount);
  emit({ type: 'recycled' });
}

function move(state: KlondikeState, from: number, to: number, count: number, emit: Report): void {
  if (!canMove(state, from, to, count)) return;
  const card = cardAt(state, from, sizeOf(state, from) - count);
  const turned = carry(state, from, to, count);
  note(state, from, to, count, turned);
  earn(state, from, to, turned);
  emit({ type: 'moved', card, from, to, count });
  if (turned) emit({ type: 'turned', card: topOf(state, from), column: from });
  if (state.foundations.every((cards) => cards === 13)) {
    state.won = true;
    state.phase = 'over';
    state.endTick = state.tick;
    emit({ type: 'won' });
  }
}

function undo(state: KlondikeState, count: number, emit: Report): void {
  let undone = 0;
  while (undone < count && state.history.length > 0) {
    const [from, to, cards, turned, points] = state.history.splice(-historyStride);
    if (from === pile.stock) {
      undraw(state, cards);
    } else if (to === pile.stock) {
      drawCards(state, cards);
      state.recycled -= 1;
    } else {
      carryBack(state, from, to, cards, turned === 1);
    }
    state.points = points;
    undone += 1;
  }
  if (undone === 0) return;
  state.undone += undone;
  emit({ type: 'undone', count: undone });
}

function begin(state: KlondikeState, emit: Report): void {
  if (state.phase !== 'ready') return;
  state.phase = 'playing';
  state.startTick = state.tick;
  emit({ type: 'started' });
}

function step(state: KlondikeState, actions: readonly KlondikeAction[], emit: Report): void {
  for (const action of actions) {
    if (state.phase === 'over') return;
    begin(state, emit);
    if (action.type === 'draw') draw(state, emit);
    else if (action.type === 'move') move(state, action.from, action.to, action.count, emit);
    else undo(state, action.count, emit);
  }
}

export type KlondikeTypes = GameTypes<KlondikeState, KlondikeAction, KlondikeEvent>;

export const klondikeRules: Rules<KlondikeTypes> = {
  version: 1,
  actions: klondikeActions,
  start: deal,
  step,
  parseAction: parseKlondikeAction,
};
