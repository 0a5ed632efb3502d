import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

const nothing = createStore(() => undefined);

/** As `useStore`, of a store that may not be there yet: until then `select` hears undefined. */
export function useLateStore<State, Selected>(
  store: StoreApi<State> | undefined,
  select: (state: State | undefined) => Selected,
): Selected {
  return useStore((store ?? nothing) as StoreApi<State | undefined>, select);
}
