import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameEntry } from '../../scenes/catalogue';
import type { GameView } from '../../scenes/kit/view/View';
import { wakeGraphics } from '../../scenes/kit/view/wakeGraphics';
import { reloadIfReachable } from '../lib/reloadIfReachable';
import { cannotLoad } from './attachView';
import { awaitVisitor } from './awaitVisitor';
import { CoveredContext } from './CoveredContext';
import { connectSwap, newestModules } from './hotSwap';
import { registerHost } from './input/inputOwner';
import { Narration } from './Narration';
import type { openSession } from './openSession';
import type { SoundChoice } from './session/connectTune';
import type { SessionOptions } from './session/GameSession';
import { Tuning } from './tuning/Tuning';
import { useEarlyPresses } from './useEarlyPresses';
import { GameContext, type GameContextValue, type GameLoading, type Look } from './useGame';
import { PadContext } from './usePad';

type Props = Readonly<{
  /** Without one the host is empty, like a handheld without a cartridge. */
  entry: Pick<GameEntry, 'id' | 'title' | 'load'> | undefined;
  /** The id of the heading that labels the game; keys pressed on it reach the game. */
  labelledBy: string;
  /** The page's own layout, with a GameScreen in it. */
  children: ReactNode;
  /** Takes focus on arrival, for a game on its own route. */
  autoFocus?: boolean;
  /** How the picture is shown. Keep the object's identity: a new object is a change. */
  look?: Look;
  /** Which sounds of the game are heard; all by default. */
  sound?: SoundChoice;
  /**
   * Asked when the game is loaded: whether the still picture shows everything, so that the live one
   * may wait for the visitor's first input, up to three seconds. Stable between renders.
   */
  pictureMayWait?: () => boolean;
  className?: string;
}> &
  Pick<SessionOptions, 'onSelect' | 'place' | 'seed'>;

const starting: GameLoading = { phase: 'loading', done: 0 };

/** Like `awaitVisitor`. Resolves at once if the visitor came from another page of the site. */
function whenVisited(signal: AbortSignal): Promise<void> {
  const answered = performance.getEntriesByName('interactive').length > 0;
  return answered ? Promise.resolve() : awaitVisitor(signal);
}

/**
 * Owns one game on a page: loads it, keeps its run for the page's whole life, and connects the
 * devices. Renders nothing itself; the page lays out screen, pad and buttons inside.
 */
export function GameHost(props: Props) {
  const { entry, labelledBy, children, autoFocus = true, look, className, seed } = props;
  const { sound, onSelect, place = 'page', pictureMayWait } = props;
  const covered = useContext(CoveredContext);
  const hasSelect = onSelect !== undefined;
  const select = useEffectEvent(() => onSelect?.());
  const host = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReturnType<typeof openSession>>();
  const session = opened?.session;
  const [view, setView] = useState<GameView>();
  const [loading, setLoading] = useState<GameLoading>(starting);
  const [attempt, setAttempt] = useState(0);

  const early = useEarlyPresses(host, entry !== undefined && !session);
  useEffect(() => (host.current ? registerHost(host.current) : undefined), []);

  // Runs again for every attempt to load.
  useEffect(() => {
    if (!entry) return;
    const abort = new AbortController();
    const { signal } = abort;
    // Starts to wait now: the first input may come before the rules.
    const visited = pictureMayWait?.() ? whenVisited(signal) : undefined;

    const open = async (): Promise<void> => {
      if (!visited) void wakeGraphics();
      const [game, { openSession }] = await Promise.all([
        newestModules.getState()[entry.id] ?? entry.load(),
        import('./openSession'),
      ]);
      if (signal.aborted) return;
      const onSelect = hasSelect ? () => select() : undefined;
      const fresh = openSession(game, { seed, onSelect, place }, signal);
      signal.addEventListener('abort', () => fresh.session.dispose(), { once: true });
      setOpened(fresh);
      connectSwap(fresh.session, setView, signal);
      if (visited) {
        setLoading({ phase: 'waiting' });
        await visited;
        if (signal.aborted) return;
        void wakeGraphics();
      }
      setLoading({ phase: 'loading', done: 1 });
      const ownView = await game.loadView();
      if (signal.aborted) return;
      setView(ownView);
      setLoading({ phase: 'loading', done: 2 });
    };

    // After the page's own first work: the page becomes interactive before its game is loaded.
    Promise.resolve()
      .then(() => (signal.aborted ? undefined : open()))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        setLoading({ phase: 'failed', error: cannotLoad });
        if (attempt > 0) void reloadIfReachable();
      });
    return () => {
      abort.abort();
      setOpened(undefined);
      setView(undefined);
      setLoading(starting);
    };
  }, [entry, seed, attempt, hasSelect, place, pictureMayWait]);

  useEffect(() => {
    const element = host.current;
    if (!element || !opened) return;
    return opened.connect({
      host: element,
      holdsPage: hasSelect,
      early: early.presses.splice(0),
    });
  }, [opened, hasSelect, early]);

  useEffect(() => {
    if (!session || !covered) return;
    session.show(false, 'cover');
    return () => session.show(true, 'cover');
  }, [session, covered]);

  useEffect(() => {
    if (sound) session?.sound.setState(sound);
  }, [session, sound]);

  // A run that exists is kept: only its view is mounted again.
  const retry = (): void => {
    if (session && view) {
      setLoading({ phase: 'loading', done: 2 });
      setView({ ...view });
    } else {
      setAttempt((count) => count + 1);
    }
  };
  // Not memoised: rendering the host always renders its children.
  const value: GameContextValue = {
    title: entry?.title ?? '',
    labelledBy,
    loading,
    session,
    view,
    look,
    autoFocus,
    reportView: setLoading,
    retry,
  };

  return (
    <GameContext value={value}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a look of its own. */}
      <div
        ref={host}
        role="group"
        data-game-host=""
        data-game={entry?.id}
        aria-labelledby={labelledBy}
        className={className}
      >
        <PadContext value={session ?? early.pad}>{children}</PadContext>
        <Narration />
        <Tuning />
      </div>
    </GameContext>
  );
}
