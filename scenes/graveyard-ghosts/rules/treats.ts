import { events, type Report } from './GraveyardGhostsEvent';
import { type GraveyardGhostsState, thing } from './GraveyardGhostsState';
import { playerStart } from './Maze';

/** A treat loses one of its steps in so many ticks. */
const stepTicks = 30;
/** Steps for which it lies there: nine seconds. */
const steps = 18;

/** A treat lies where the player begins: no soul ever does. */
export const treatCell = playerStart;

/** Puts a treat down if the soul that was just taken makes one due: twice a level. */
export function bringTreat(state: GraveyardGhostsState, emit: Report): void {
  const { night, treatSouls } = state.config;
  if (!night) return;
  if (state.soulsLeft !== treatSouls && state.soulsLeft !== Math.floor(treatSouls / 2)) return;
  state.things[treatCell] = thing.treat + steps;
  emit(events.treatAppeared);
}

export function takeTreat(state: GraveyardGhostsState, emit: Report): void {
  events.treatTaken.points = state.config.treatPoints * state.level;
  state.score += events.treatTaken.points;
  emit(events.treatTaken);
}

/** One tick of a treat that lies there. */
export function ageTreat(state: GraveyardGhostsState, emit: Report): void {
  if (state.things[treatCell] < thing.treat || state.tick % stepTicks !== 0) return;
  if (state.things[treatCell] === thing.treat) {
    state.things[treatCell] = thing.nothing;
    emit(events.treatGone);
  } else {
    state.things[treatCell] -= 1;
  }
}
