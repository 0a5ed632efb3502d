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

  const write = (now: Partial<Coarse<Summary>>): void => {
    const before = store.getState();
    const fresh = summarise();
    const summary = equalFields(before.summary, fresh) ? before.summary : fresh;
    const after = { ...before, ...now, summary };
    if (!equalFields(before, after)) store.setState(after, true);
  };
  return {
    store,
    publish: () => write(coarse()),
    /** After a tick, in which constants never change and most facts change nothing that is shown. */
    publishTick(): void {
      const before = store.getState();
      const { phase, practice } = shown();
      const same = equalFields(before.summary, summarise());
      if (!same || before.phase !== phase || before.practice !== practice) write(shown());
    },
  };
}
