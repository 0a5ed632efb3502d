import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { RunStatus } from '../../scenes/kit/run/Run';
import type { GameView, ViewOptions } from '../../scenes/kit/view/View';
import type { Book } from './session/bookkeeping';
import type { GameSession } from './session/GameSession';
import { useLateStore } from './useLateStore';

/** How far a game has come on its way to the visitor. */
export type GameLoading = Readonly<
  | { phase: 'loading' /** Steps done, of {@link loadingSteps}. */; done: number }
  /** The rules are there; the picture comes once somebody is there to look. */
  | { phase: 'waiting' }
  | { phase: 'ready' }
  /** `error` is a sentence for the visitor. */
  | { phase: 'failed'; error: string }
>;

/** The rules, the picture's code, the picture itself. */
export const loadingSteps = 3;

/** What a page chooses of how its game's picture is shown. */
export type Look = Omit<ViewOptions, 'reducedMotion'>;

export type GameContextValue = Readonly<{
  title: string;
  /** The id of the heading that labels the game. */
  labelledBy: string;
  loading: GameLoading;
  /** There from the moment on that the rules have loaded; never while prerendering. */
  session: GameSession | undefined;
  view: GameView | undefined;
  look: Look | undefined;
  autoFocus: boolean;
  /** The screen reports how its view fares. */
  reportView(loading: GameLoading): void;
  retry(): void;
}>;

export const GameContext = createContext<GameContextValue | undefined>(undefined);

/** The game around this component. @throws outside a GameHost */
export function useGame(): GameContextValue {
  const value = useContext(GameContext);
  if (!value) throw new Error('useGame is called outside a GameHost');
  return value;
}

/**
 * A part of the run's coarse status; the component renders again only when that part changes.
 * @param select hears undefined until the game has loaded, and while prerendering
 */
export function useRunStatus<Summary, Selected>(
  select: (status: RunStatus<Summary> | undefined) => Selected,
): Selected {
  const { session } = useGame();
  return useLateStore(session?.status as StoreApi<RunStatus<Summary>> | undefined, select);
}

/** What kind of run it is, where that is worth a word. */
export function useRunMark(): 'Replay' | 'Tuned' | 'Practice' | undefined {
  return useRunStatus((status) => {
    if (status?.watching) return 'Replay';
    if (status?.tuned) return 'Tuned';
    return status?.practice ? 'Practice' : undefined;
  });
}

/** A part of what is known of records and recordings; undefined as in {@link useRunStatus}. */
export function useBook<Selected>(select: (book: Book | undefined) => Selected): Selected {
  const { session } = useGame();
  return useLateStore(session?.book, select);
}
