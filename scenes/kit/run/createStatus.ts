import { createStore, type StoreApi } from 'zustand/vanilla';
import { equalFields } from './equalFields';
import type { RunStatus } from './Run';

type Coarse<Summary> = Omit<RunStatus<Summary>, 'summary'>;

/** A run's status, written when something in it has changed. */
export type StatusWriter<Summary> = Readonly<{
  store: StoreApi<RunStatus<Summary>>;
  publish(): void;
  /** After a tick, in which constants never change and most facts change nothing that is shown. */
  publishTick(): void;
}>;

/** @param coarse everything but the summary; costs more than the summary does */
export function createStatus<Summary>(
  coarse: () => Coarse<Summary>,
  shown: () => Pick<Coarse<Summary>, 'phase' | 'practice'>,
  summarise: () => Summary,
): StatusWriter<Summary> {
  const store = createStore<RunStatus<Summary>>(() => ({ ...coarse(), summary: summarise() }));

  const publish = (): void => {
    const before = store.getState();
    const now = summarise();
    const summary = equalFields(before.summary, now) ? before.summary : now;
    const after = { ...coarse(), summary };
    if (!equalFields(before, after)) store.setState(after, true);
  };

  return {
    store,
    publish,
    publishTick() {
      const before = store.getState();
      const { phase, practice } = shown();
      const same = equalFields(before.summary, summarise());
      if (!same || before.phase !== phase || before.practice !== practice) publish();
    },
  };
}
