import { useCallback, useEffect, useRef, useState } from 'react';
import { lobby, lobbyHost } from '../../content/online/lobby';
import { type Response, respond } from './respond';

/** A line of the lobby. */
export type ChatLine = Readonly<{
  id: number;
  user: string;
  text: string;
  /** The time, in short form. */
  time: string;
}>;

/** In ms: times of lines after entering, and the least and the longest delay of an answer. */
const times = { welcome: 500, asks: 2000, soonest: 1000, latest: 4000 } as const;
/** The most lines that are kept. */
const mostLines = 200;

const shortClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The conversation in the lobby while the visitor is there. */
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
