import type { BaseEvent, GameTypes } from '../rules/contract';
import type { Recording } from '../rules/Recording';

/** Something that happened in a run. */
export type RunMark = Readonly<{ tick: number; type: string }>;

/** From one keyframe to the next, in ticks: going to any tick plays no more than that. */
const keyframeTicks = 900;
/** More marks than this of one run would be a line, not marks. */
const maxMarks = 2_000;

/**
 * Plays a recording to its end in slices, keeps its way quick to go back to, and notes when
 * something of the wanted types happened.
 * @param until where it ends, as a tick
 * @param sliceTicks ticks between two looks at the clock
 * @returns a generator that yields the tick reached, and at last returns the marks
 */
export function* scanRun<Types extends GameTypes>(
  recording: Recording<Types>,
  until: number,
  wanted: ReadonlySet<string>,
  sliceTicks = 240,
): Generator<number, readonly RunMark[]> {
  const marks: RunMark[] = [];
  const { state } = recording;
  const note = (event: BaseEvent): void => {
    if (!wanted.has(event.type) || marks.length >= maxMarks) return;
    const last = marks.at(-1);
    if (last?.tick !== state.tick || last.type !== event.type) {
      marks.push({ tick: state.tick, type: event.type });
    }
  };
  let due = state.tick + keyframeTicks;
  while (state.tick < until && state.phase !== 'over') {
    recording.stepTo(Math.min(until, state.tick + sliceTicks), note);
    if (state.tick >= due) {
      recording.keep();
      due = state.tick + keyframeTicks;
    }
    yield state.tick;
  }
  return marks;
}
