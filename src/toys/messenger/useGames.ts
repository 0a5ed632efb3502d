import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { toast, toastMissed } from '../../components/toast';
import type { Person } from '../../services/chat/Chat';
import type { GamePanel } from './games/GamePanel';
import type { GameId } from './games/gameMessage';
import type { MatchTable } from './games/MatchTable';

const key = 'messenger-match';
/** How often an unanswered message is sent again, in ms. */
const repeatEvery = 3000;

function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function keep(kept: object | undefined): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('The match is not kept:', error);
  }
}

type Loaded = Readonly<{
  table: MatchTable;
  Panel: ComponentType<Parameters<typeof GamePanel>[0]>;
}>;

type Options = Readonly<{
  name: string;
  people: readonly Person[];
  /** Tells the other windows; the same function in every render. */
  tell: (payload: object) => void;
}>;

/** The games of a conversation. They load when somebody asks for one, or the tab has kept one. */
export function useGames({ name, people, tell }: Options) {
  const [loaded, setLoaded] = useState<Loaded>();
  const loading = useRef<Promise<Loaded | undefined>>(undefined);
  const isOpen = useRef(false);

  const load = useCallback(() => {
    loading.current ??= import('./games/GamePanel').then(
      (module) => {
        if (!isOpen.current) return undefined;
        const table = new module.MatchTable({
          name,
          send: tell,
          now: () => performance.now(),
          kept: readKept(),
          keep,
        });
        const made = { table, Panel: module.GamePanel };
        setLoaded(made);
        return made;
      },
      (error: unknown) => {
        toastMissed('The games')(error);
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  }, [name, tell]);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      loading.current = undefined;
    };
  }, []);
  const isHere = people.some(({ self }) => self);
  useEffect(() => {
    if (isHere && readKept()) void load();
  }, [isHere, load]);
  useEffect(() => {
    if (!isHere) return;
    loaded?.table.setPeople(people.map((person) => person.name));
  }, [loaded, isHere, people]);
  useEffect(() => {
    if (!loaded) return;
    const timer = setInterval(() => loaded.table.repeat(), repeatEvery);
    return () => {
      clearInterval(timer);
      void loaded.table.close();
    };
  }, [loaded]);

  const hear = useCallback(
    (payload: unknown) => void load().then((made) => made?.table.hear(payload)),
    [load],
  );
  const invite = async (game: GameId) => {
    if (!globalThis.crypto?.subtle) {
      toast('Games need a secure connection', {
        kind: 'error',
        description: 'Open the site by https.',
      });
      return;
    }
    (await load())?.table.invite(game);
  };
  return { loaded, hear, invite };
}
