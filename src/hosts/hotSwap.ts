import { createStore } from 'zustand/vanilla';
import type { Game } from '../../scenes/kit/Game';
import type { GameView } from '../../scenes/kit/view/View';
import type { GameSession } from './session/GameSession';
import { swapEvent } from './swapEvent';

/**
 * Modules that replaced the loaded ones, by game: the catalogue's import still returns the first.
 */
export const newestModules = createStore<Readonly<Record<string, Game | undefined>>>(() => ({}));

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'loadView' in value && 'id' in value;
}

if (import.meta.hot) {
  addEventListener(swapEvent, (event) => {
    const module = (event as CustomEvent<Record<string, unknown>>).detail;
    for (const game of Object.values(module).filter(isGame))
      newestModules.setState({ [game.id]: game });
  });
}

/**
 * Passes every new module of a game to its session during development.
 * @param swapped is given the new module's view
 * @param signal disconnects it
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
  const { id } = session.game;
  const unsubscribe = newestModules.subscribe(({ [id]: game }, { [id]: before }) => {
    if (game && game !== before) void take(game);
  });
  signal.addEventListener('abort', unsubscribe, { once: true });
}
