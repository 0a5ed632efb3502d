import { createStore } from 'zustand/vanilla';
import { equalFields } from './equalFields';
import type { RunStatus } from './Run';

type Coarse<Summary> = Omit<RunStatus<Summary>, 'summary'>;

/**
 * A run's status, written when something in it has changed.
 * @param coarse everything but the summary; costs more than the summary does
 */
export function createStatus<Summary>(
  coarse: () => Coarse<Summary>,
  shown: () => Pick<Coarse<Summary>, 'phase' | 'practice'>,
  summarise: () => Summary,
) {
  const store = createStore<RunStatus<Summary>>(() => ({ ...coarse(), summary: summarise() }));

  /** What React shows now: the object of before where nothing in it has changed. */
  const summaryNow = (): Summary => {
    const { summary } = store.getState();
    const fresh = summarise();
    return equalFields(summary, fresh) ? summary : fresh;
  };
  const write = (now: Partial<Coarse<Summary>>, summary: Summary): void => {
    const before = store.getState();
    const after = { ...before, ...now, summary };
    if (!equalFields(before, after)) store.setState(after, true);
  };
  return {
    store,
    publish: () => write(coarse(), summaryNow()),
    /** After a tick, in which constants never change and most facts change nothing that is shown. */
    publishTick(): void {
      const before = store.getState();
      const { phase, practice } = shown();
      const summary = summaryNow();
      const same = before.summary === summary;
      if (!same || before.phase !== phase || before.practice !== practice) write(shown(), summary);
    },
  };
}
