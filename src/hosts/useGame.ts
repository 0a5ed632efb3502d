import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { RunStatus } from '../../scenes/kit/run/Run';
import type { GameView, ViewOptions } from '../../scenes/kit/view/View';
import type { Book } from './session/bookkeeping';
import type { GameSession } from './session/GameSession';
import { useLateStore } from './useLateStore';

/** How far the loading of a game has come. */
export type GameLoading = Readonly<
  | { phase: 'loading' /** Steps done, out of {@link loadingSteps}. */; done: number }
  /** The rules are loaded. The picture waits until somebody is there to look at it. */
  | { phase: 'waiting' }
  | { phase: 'ready' }
  /** `error` is a sentence for the visitor. */
  | { phase: 'failed'; error: string }
>;

/** The rules, the view's code, the first picture. */
export const loadingSteps = 3;

/** A page's options for showing its game's picture. */
export type Look = Omit<ViewOptions, 'reducedMotion'>;

export type GameContextValue = Readonly<{
  title: string;
  /** The id of the heading that labels the game. */
  labelledBy: string;
  loading: GameLoading;
  /** Present once the rules have loaded; never while prerendering. */
  session: GameSession | undefined;
  view: GameView | undefined;
  look: Look | undefined;
  autoFocus: boolean;
  /** The screen reports the state of its view. */
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
 * A part of the run's coarse status. The component renders again only when that part changes.
 * @param select gets undefined until the game has loaded, and while prerendering
 */
export function useRunStatus<Summary, Selected>(
  select: (status: RunStatus<Summary> | undefined) => Selected,
): Selected {
  const { session } = useGame();
  return useLateStore(session?.status as StoreApi<RunStatus<Summary>> | undefined, select);
}

/** Whether the title screen plays itself. */
export function useDemo(): boolean {
  const { session } = useGame();
  return useLateStore(session?.demo, (isShown) => isShown ?? false);
}

/** A word for a run that is not a normal one. */
export function useRunMark(): 'Demo' | 'Replay' | 'Tuned' | 'Practice' | undefined {
  const isDemo = useDemo();
  return useRunStatus((status) => {
    if (status?.watching) return isDemo ? 'Demo' : 'Replay';
    if (status?.tuned) return 'Tuned';
    return status?.practice ? 'Practice' : undefined;
  });
}

/** A part of the book of scores and recordings; undefined as in {@link useRunStatus}. */
export function useBook<Selected>(select: (book: Book | undefined) => Selected): Selected {
  const { session } = useGame();
  return useLateStore(session?.book, select);
}
