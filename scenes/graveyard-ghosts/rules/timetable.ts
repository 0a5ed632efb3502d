import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import { events, type Report } from './GraveyardGhostsEvent';
import type { GraveyardGhostsState } from './GraveyardGhostsState';
import { turnGhosts } from './ghosts';

/** Periods alternate, scatter first: 0 scatter, 1 chase, 2 scatter … */
function ticksOf({ config, level }: Readonly<GraveyardGhostsState>, period: number): number {
  const scatters = level === 1 ? config.scatters : config.laterScatters;
  // In Night shift the ghosts go to their corners again and again.
  const isLast = !config.night && period >= 2 * scatters - 1;
  if ((period & 1) === 1) return isLast ? -1 : ticksFromMs(config.chaseMs);
  const isLate = period > 2 || level >= config.fastFrom;
  return ticksOrNone(isLate ? config.lateScatterMs : config.scatterMs);
}

/** Starts a level's timetable, or restarts it after a life was lost. */
export function beginTimetable(state: GraveyardGhostsState): void {
  const scatters = state.level === 1 ? state.config.scatters : state.config.laterScatters;
  state.period = scatters > 0 ? 0 : 1;
  state.periodTicks = scatters > 0 ? ticksOf(state, 0) : -1;
}

/** One tick of the timetable, which stops while the ghosts are frightened. */
export function advanceTimetable(state: GraveyardGhostsState, emit: Report): void {
  if (state.power > 0 || state.periodTicks < 0) return;
  state.periodTicks -= 1;
  if (state.periodTicks > 0) return;
  state.period += 1;
  state.periodTicks = ticksOf(state, state.period);
  turnGhosts(state);
  emit(events.switched);
}
