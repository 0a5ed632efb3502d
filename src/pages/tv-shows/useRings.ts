import { useEffect, useState } from 'react';
import { tvShows } from '../../content/tvShows';
import { readStored, writeStored } from '../../lib/storage';
import { parseRings } from './rings';

const key = 'tv-rings';

/** The ids of the programmes that the visitor has ringed, kept from visit to visit. */
export function useRings() {
  const [ids, setIds] = useState<readonly string[]>([]);

  // After hydration: the prerendered magazine is one that nobody has written in.
  useEffect(() => setIds(parseRings(readStored(key), tvShows)), []);

  const write = (next: readonly string[]) => {
    setIds(next);
    writeStored(key, { version: 1, ids: next });
  };
  return {
    ids,
    toggle: (id: string) =>
      write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => write([]),
  };
}
