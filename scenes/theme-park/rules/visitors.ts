import type { Emit } from '../../kit/rules/contract';
import { below } from '../../kit/rules/rng';
import type { ThemeParkEvent } from './ThemeParkEvent';
import { noGoal, type ThemeParkState } from './ThemeParkState';
import { mind } from './thoughts';

/** Events are delivered at once and never kept, so all parks share one object of each type. */
const came = { type: 'came' as const, id: 0 };
const left = { type: 'left' as const, id: 0, overFence: false };

/** Lets a visitor in by a random entrance. @returns their index */
export function letIn(state: ThemeParkState, emit: Emit<ThemeParkEvent>): number {
  const { visitors } = state;
  const gate = state.gates[state.gateCount > 1 ? below(state.rng, state.gateCount) : 0];
  const index = visitors.count;
  visitors.count += 1;
  visitors.id[index] = visitors.nextId;
  visitors.nextId += 1;
  visitors.at[index] = gate;
  visitors.from[index] = gate;
  visitors.goal[index] = noGoal;
  visitors.stay[index] = 0;
  visitors.thought[index] = mind.none;
  visitors.about[index] = 0;
  came.id = visitors.id[index];
  emit(came);
  return index;
}

function close(list: Uint8Array | Uint16Array | Uint32Array, index: number, last: number): void {
  list[index] = list[last];
  list[last] = 0;
}

/** Removes the visitor at `index`. The last one moves to that index. */
export function letGo(
  state: ThemeParkState,
  index: number,
  overFence: boolean,
  emit: Emit<ThemeParkEvent>,
): void {
  const { visitors, guests } = state;
  left.id = visitors.id[index];
  left.overFence = overFence;
  visitors.count -= 1;
  const last = visitors.count;
  close(visitors.id, index, last);
  close(visitors.at, index, last);
  close(visitors.from, index, last);
  close(visitors.goal, index, last);
  close(visitors.stay, index, last);
  close(visitors.thought, index, last);
  close(visitors.about, index, last);
  if (guests.mood.length > 0) {
    close(guests.hunger, index, last);
    close(guests.thirst, index, last);
    close(guests.boredom, index, last);
    close(guests.tiredness, index, last);
    close(guests.mood, index, last);
    close(guests.cash, index, last);
    close(guests.spent, index, last);
    close(guests.visits, index, last);
    close(guests.inside, index, last);
    close(guests.queued, index, last);
    close(guests.last, index, last);
  }
  if (state.town) {
    close(state.town.agreed, index, last);
    close(state.town.urge, index, last);
  }
  emit(left);
}
