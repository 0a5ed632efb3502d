import type { Game } from '../../scenes/kit/Game';
import type { GameView } from '../../scenes/kit/view/View';
import type { GameSession } from './session/GameSession';
import { swapEvent } from './swapEvent';

/** Modules that came after the page did, by game: the catalogue's import goes on naming the first. */
const newest = new Map<string, Game>();

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'loadView' in value && 'id' in value;
}

function gamesOf(event: Event): readonly Game[] {
  return Object.values((event as CustomEvent<Record<string, unknown>>).detail).filter(isGame);
}

if (import.meta.hot) {
  addEventListener(swapEvent, (event) => {
    for (const game of gamesOf(event)) newest.set(game.id, game);
  });
}

/** The game as a hot swap has left it; undefined as long as there was none. */
export function newestModule(id: string): Game | undefined {
  return newest.get(id);
}

/**
 * Lets every new module of a game take its session over while developing.
 * @param swapped is given the new module's view
 * @param signal ends it
 */
export function connectSwap(
  session: GameSession,
  swapped: (view: GameView) => void,
  signal: AbortSignal,
): void {
  if (!import.meta.hot) return;
  const take = async (next: Game): Promise<void> => {
    const [view, { swapGame }] = await Promise.all([
      next.loadView(),
      import('../../scenes/kit/run/swapGame'),
    ]);
    if (signal.aborted) return;
    session.swap(next, swapGame);
    swapped(view);
  };
  const hear = (event: Event): void => {
    const game = gamesOf(event).find(({ id }) => id === session.game.id);
    if (game) void take(game);
  };
  addEventListener(swapEvent, hear, { signal });
}
