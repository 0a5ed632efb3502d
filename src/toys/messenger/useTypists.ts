import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How long somebody counts as typing after the last message about it, in ms. Nobody reports the end
 * of typing.
 */
const typingFor = 4000;
/** The most typists that are tracked. */
const most = 20;

/** The people who are typing. */
export function useTypists() {
  const [typists, setTypists] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const stopped = useCallback((name: string) => {
    clearTimeout(timers.current.get(name));
    if (timers.current.delete(name)) setTypists([...timers.current.keys()]);
  }, []);

  const heard = useCallback(
    (name: string) => {
      const known = timers.current.get(name);
      if (known === undefined && timers.current.size >= most) return;
      clearTimeout(known);
      timers.current.set(
        name,
        setTimeout(() => stopped(name), typingFor),
      );
      if (known === undefined) setTypists([...timers.current.keys()]);
    },
    [stopped],
  );

  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all.values()) clearTimeout(timer);
      all.clear();
    };
  }, []);

  return { typists, heard, stopped };
}
