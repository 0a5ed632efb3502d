import { useEffect } from 'react';
import { useStore } from 'zustand';
import { toast } from '../../components/toast';
import { connectTicks, ticks } from './ticksStore';

/** The ids of what is ticked, kept in this browser. */
export function useTicks(): ReadonlySet<string> {
  useEffect(
    () =>
      connectTicks(({ dropped, refused }) => {
        const lost = refused
          ? 'What was kept here was no list of ticks.'
          : `Dropped: ${dropped} ${dropped === 1 ? 'entry' : 'entries'} that this list does not know.`;
        toast('Some of your ticks could not be read', { description: lost });
      }),
    [],
  );
  return useStore(ticks, ({ ids }) => ids);
}
