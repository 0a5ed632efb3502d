import { useEffect } from 'react';
import { useStore } from 'zustand';
import { toast } from '../../components/toast';
import { connectTicks, ticks } from './ticksStore';

/** The ids of the ticked items, stored in this browser. */
export function useTicks(): ReadonlySet<string> {
  useEffect(
    () =>
      connectTicks((description) => toast('Some of your ticks could not be read', { description })),
    [],
  );
  return useStore(ticks, ({ ids }) => ids);
}
