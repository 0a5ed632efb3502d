import { useEffect, useRef, useState } from 'react';
import { play } from '../../audio/synth';
import type { Person } from '../../services/chat/Chat';

const shownFor = 4000;
/** In a room with more people, arrivals are not announced. */
const maxPeople = 15;

/** The name of the latest arrival, while its notice is shown. */
export function useArrival(
  people: readonly Person[],
  isIgnored: (name: string) => boolean,
): string | undefined {
  const [arrival, setArrival] = useState<string>();
  const known = useRef<ReadonlySet<string>>(undefined);

  useEffect(() => {
    const before = known.current;
    const isIn = people.some(({ self }) => self);
    // People who were there before the visitor are not arrivals.
    known.current = isIn ? new Set(people.map(({ name }) => name)) : before;
    if (!before || !isIn || people.length > maxPeople) return;
    const fresh = people.find(({ name, self }) => !self && !before.has(name) && !isIgnored(name));
    if (!fresh) return;
    setArrival(fresh.name);
    play('door');
  }, [people, isIgnored]);

  useEffect(() => {
    if (arrival === undefined) return;
    const timer = setTimeout(() => setArrival(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [arrival]);

  return arrival;
}
