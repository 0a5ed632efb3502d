import type { Game } from '../../scenes/kit/Game';
import type { GameView } from '../../scenes/kit/view/View';
import type { GameSession } from './session/GameSession';
import { swapEvent } from './swapEvent';

/** Modules that came after the page did: the catalogue's own import goes on naming the first. */
const newest = new Map<string, Game>();

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'loadView' in value && 'id' in value;
}

if (import.meta.hot) {
  addEventListener(swapEvent, (event) => {
    const module = (event as CustomEvent<Record<string, unknown>>).detail;
    for (const game of Object.values(module).filter(isGame)) {
      newest.set(game.id, game);
      dispatchEvent(new CustomEvent(`${swapEvent}:${game.id}`));
    }
  });
}

/** The game as a hot swap has left it; undefined as long as there was none. */
export function newestModule(id: string): Promise<Game> | undefined {
  const game = newest.get(id);
  return game && Promise.resolve(game);
}

/**
 * Lets every new module of a game take its session over while developing.
 * @param swapped is given the new module's view
 * @returns the undo
 */
export function connectSwap(
  session: GameSession,
  swapped: (view: GameView) => void,
  signal: AbortSignal,
): () => void {
  if (!import.meta.hot) return () => {};
  const { id } = session.game;
  const take = async (next: Game): Promise<void> => {
    const [view, { swapGame }] = await Promise.all([
      next.loadView(),
      import('../../scenes/kit/run/swapGame'),
    ]);
    if (signal.aborted) return;
    session.swap(next, swapGame);
    swapped(view);
  };
  const listener = (): void => {
    const game = newest.get(id);
    if (game) void take(game);
  };
  addEventListener(`${swapEvent}:${id}`, listener);
  return () => removeEventListener(`${swapEvent}:${id}`, listener);
}
