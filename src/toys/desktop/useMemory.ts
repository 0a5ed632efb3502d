import { useMemo, useRef } from 'react';
import { type Memory, writeMemory } from './memory';
import type { Saver } from './savers';
import type { Geometry } from './windows';

/** What the desktop writes down between visits, and looks up in between. */
export type Remember = Readonly<{
  placeOf: (app: string) => Geometry | undefined;
  place: (app: string, geometry: Geometry) => void;
  saver: (saver: Saver) => void;
}>;

/** Keeps the memory that was read at the start; nothing of it is shown by itself. */
export function useMemory(start: Memory): Remember {
  const memory = useRef(start);
  return useMemo(() => {
    const keep = (changed: Partial<Memory>): void => {
      memory.current = { ...memory.current, ...changed };
      writeMemory(memory.current);
    };
    return {
      placeOf: (app) => memory.current.places[app],
      place: (app, geometry) => keep({ places: { ...memory.current.places, [app]: geometry } }),
      saver: (saver) => keep({ saver }),
    };
  }, []);
}
