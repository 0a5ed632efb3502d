import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { tvShows } from '../../content/tvShows';
import { readStored, writeStored } from '../../lib/storage';
import { parseRings } from './rings';

const key = 'tv-rings';

/** Starts empty, like the prerendered page. */
const rings = createStore<readonly string[]>(() => []);

function write(ids: readonly string[]): void {
  rings.setState(ids, true);
  writeStored(key, { version: 1, ids });
}

function toggle(id: string): void {
  const ids = rings.getState();
  write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

function clear(): void {
  write([]);
}

/** The ids of the ringed programmes, stored between visits. */
export function useRings() {
  useEffect(() => rings.setState(parseRings(readStored(key), tvShows), true), []);
  return { ids: useStore(rings), toggle, clear };
}
