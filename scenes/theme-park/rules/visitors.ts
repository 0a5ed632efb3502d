import { below } from '../../kit/rules/rng';
import { events, type Report } from './ThemeParkEvent';
import { goingHome, noGoal, type ThemeParkState } from './ThemeParkState';
import { mind } from './thoughts';
import { isStranded, strollFrom } from './walk';

/** Lets a visitor in by a random entrance. @returns their index */
export function letIn(state: ThemeParkState, emit: Report): number {
  const { visitors } = state;
  const gate = state.gates[state.gateCount > 1 ? below(state.rng, state.gateCount) : 0];
  const index = visitors.count;
  visitors.count += 1;
  visitors.id[index] = visitors.nextId;
  visitors.nextId += 1;
  visitors.at[index] = gate;
  visitors.from[index] = gate;
  visitors.stay[index] = 0;
  settle(state, index, noGoal, mind.none, 0);
  events.came.id = visitors.id[index];
  emit(events.came);
  return index;
}

/** Sets what a visitor wants, and thinks of it. */
export function settle(
  { visitors }: ThemeParkState,
  index: number,
  goal: number,
  thought: number,
  about: number,
): void {
  visitors.goal[index] = goal;
  visitors.thought[index] = thought;
  visitors.about[index] = about;
}

/** A step without a goal; homewards if the path under them is gone. */
export function stroll(state: ThemeParkState, index: number): void {
  const { at } = state.visitors;
  const next = strollFrom(state, at[index]);
  if (next >= 0) at[index] = next;
  else if (isStranded(state, at[index])) settle(state, index, goingHome, mind.nowhere, 0);
}

const people = ['id', 'at', 'from', 'goal', 'stay', 'thought', 'about'] as const;
const needs = ['hunger', 'thirst', 'boredom', 'tiredness', 'mood'] as const;
const guestLists = [...needs, 'cash', 'spent', 'visits', 'inside', 'queued', 'last'] as const;
const townLists = ['agreed', 'urge'] as const;

/** Moves the last person of parallel lists to an index. */
function close<Key extends string>(
  of: Readonly<Record<Key, Uint8Array | Uint16Array | Uint32Array>>,
  lists: readonly Key[],
  index: number,
  last: number,
): void {
  for (let at = 0; at < lists.length; at += 1) {
    const list = of[lists[at]];
    list[index] = list[last];
    list[last] = 0;
  }
}

/** Removes the visitor at `index`. The last one moves to that index. */
export function letGo(
  state: ThemeParkState,
  index: number,
  overFence: boolean,
  emit: Report,
): void {
  const { visitors, guests } = state;
  events.left.id = visitors.id[index];
  events.left.overFence = overFence;
  visitors.count -= 1;
  const last = visitors.count;
  close(visitors, people, index, last);
  if (guests.mood.length > 0) close(guests, guestLists, index, last);
  if (state.town) close(state.town, townLists, index, last);
  emit(events.left);
}
