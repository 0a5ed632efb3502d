import { useMemo, useRef } from 'react';
import type { Look } from './look';
import { type Memory, type Point, readMemory, writeMemory } from './memory';
import type { Saver } from './savers';
import type { DesktopWindow, Geometry } from './windows';

/** Reads and writes what the desktop stores. */
export type Remember = Readonly<{
  placeOf: (app: string) => Geometry | undefined;
  place: (app: string, geometry: Geometry) => void;
  saver: (saver: Saver) => void;
  windows: (windows: readonly DesktopWindow[]) => void;
  icons: (icons: Readonly<Record<string, Point>>) => void;
  look: (look: Look) => void;
}>;

/** Holds the memory that was read at the start. A change does not render. */
export function useMemory(start: Memory): Remember {
  const memory = useRef(start);
  const isRefused = useRef(false);
  return useMemo(() => {
    const keep = (changed: Partial<Memory>): void => {
      // Another tab may have changed the rest.
      const rest = isRefused.current ? memory.current : readMemory().memory;
      memory.current = { ...rest, ...changed };
      isRefused.current = !writeMemory(memory.current);
    };
    return {
      placeOf: (app) => memory.current.places[app],
      place: (app, geometry) => keep({ places: { ...memory.current.places, [app]: geometry } }),
      saver: (saver) => keep({ saver }),
      windows: (windows) => keep({ windows }),
      icons: (icons) => keep({ icons }),
      look: (look) => keep({ look }),
    };
  }, []);
}
