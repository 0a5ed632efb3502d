import { useCallback, useEffect, useRef, useState } from 'react';
import { embeddedKey } from '../../content/embeddedKey';
import { lobby, lobbyHost } from '../../content/online/lobby';
import type { Chat } from '../../services/chat/Chat';
import { type Response, respond } from './respond';

/** A line of the lobby. */
export type ChatLine = Readonly<{
  id: number;
  user: string;
  text: string;
  /** The time, in short form. */
  time: string;
  /** A real person in the messenger's room wrote it. */
  real: boolean;
}>;

/** In ms: times of lines after entering, and the least and the longest delay of an answer. */
const times = { welcome: 500, asks: 2000, soonest: 1000, latest: 4000 } as const;
/** The most lines that are kept. */
const maxLines = 200;

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

  const add = useCallback((user: string, text: string, real = false) => {
    const time = shortClock.format(Date.now());
    setLines((said) => {
      const id = (said.at(-1)?.id ?? 0) + 1;
      return [...said, { id, user, text, time, real }].slice(-maxLines);
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

  /** The others in the messenger's room. */
  const [people, setPeople] = useState<readonly string[]>([]);
  const chat = useRef<Chat>(undefined);
  useEffect(() => {
    let isOpen = true;
    void Promise.all([import('../../services/chat/openChat'), import('../messenger/maskWords')])
      .then(([{ openChat }, { maskWords }]) => {
        if (!isOpen) return;
        chat.current = openChat({
          name,
          presence: 'online',
          embeddedKey,
          listener: {
            messages(rows, live) {
              for (const { type, username, message } of live ? rows : []) {
                if (type !== 'text' || username === name) continue;
                add(maskWords(username), maskWords(message), true);
                heard.current();
              }
            },
            people: (all) =>
              setPeople(all.filter(({ self }) => !self).map((person) => maskWords(person.name))),
            removed() {},
            status() {},
            typing() {},
          },
        });
      })
      .catch((error: unknown) => console.warn('The lobby stays among its regulars:', error));
    return () => {
      isOpen = false;
      chat.current?.close();
      chat.current = undefined;
    };
  }, [name, add]);

  const say = (text: string) => {
    add(name, text);
    if (people.length > 0 && chat.current) {
      void chat.current.send(text, 'text').then((outcome) => {
        if ('refusal' in outcome) add(lobbyHost, `${lobby.notSent} ${outcome.refusal}`);
      });
      return;
    }
    const wait = times.soonest + Math.random() * (times.latest - times.soonest);
    later(wait, () => {
      before.current = respond(text, Math.random, before.current);
      add(before.current.user, before.current.text);
    });
  };

  return { lines, people, say };
}
