import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

const nothing = createStore(() => undefined);

/** Like `useStore`, for a store that may not exist yet: until then `select` gets undefined. */
export function useLateStore<State, Selected>(
  store: StoreApi<State> | undefined,
  select: (state: State | undefined) => Selected,
): Selected {
  return useStore((store ?? nothing) as StoreApi<State | undefined>, select);
}
