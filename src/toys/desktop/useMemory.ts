import { useMemo, useRef } from 'react';
import { toast } from '../../components/toast';
import type { Look } from './look';
import { type Memory, type Point, writeMemory } from './memory';
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
      memory.current = { ...memory.current, ...changed };
      const isKept = writeMemory(memory.current);
      if (!isKept && !isRefused.current) {
        toast('The desktop is not remembered', {
          description: 'This browser’s storage is full. Everything stays as it is until you leave.',
          kind: 'error',
        });
      }
      isRefused.current = !isKept;
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
