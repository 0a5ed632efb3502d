import { useCallback, useEffect, useRef, useState } from 'react';
import { lobby, lobbyHost } from '../../content/online/lobby';
import { type Response, respond } from './respond';

/** A line of the lobby. */
export type ChatLine = Readonly<{
  id: number;
  user: string;
  text: string;
  /** Short clock time. */
  time: string;
}>;

/** When things are said, in ms after one has come in; an answer after what it answers. */
const times = { welcome: 500, asks: 2000, soonest: 1000, latest: 4000 } as const;
/** Older lines scroll out of mind. */
const mostLines = 200;

const shortClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What is said in the lobby while one is in it. */
export function useLobby(name: string, onLine: () => void) {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const before = useRef<Response>(undefined);
  const heard = useRef(onLine);
  useEffect(() => {
    heard.current = onLine;
  });

  const add = useCallback((user: string, text: string) => {
    const time = shortClock.format(Date.now());
    setLines((said) => {
      const id = (said.at(-1)?.id ?? 0) + 1;
      return [...said, { id, user, text, time }].slice(-mostLines);
    });
  }, []);

  const later = useCallback((ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      work();
      heard.current();
    }, ms);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const waiting = timers.current;
    later(times.welcome, () =>
      add(
        lobbyHost,
        lobby.welcome.replace('{name}', () => name),
      ),
    );
    later(times.asks, () => add(lobby.asker, lobby.asks));
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, [name, add, later]);

  const say = (text: string) => {
    add(name, text);
    const wait = times.soonest + Math.random() * (times.latest - times.soonest);
    later(wait, () => {
      before.current = respond(text, Math.random, before.current);
      add(before.current.user, before.current.text);
    });
  };

  return { lines, say };
}
