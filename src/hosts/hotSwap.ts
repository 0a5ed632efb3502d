import type { Game } from '../../scenes/kit/Game';
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

/** Calls back with every new module of a game while developing; returns the undo. */
export function onModuleSwap(id: string, swapped: (game: Game) => void): () => void {
  if (!import.meta.hot) return () => {};
  const listener = (): void => {
    const game = newest.get(id);
    if (game) swapped(game);
  };
  addEventListener(`${swapEvent}:${id}`, listener);
  return () => removeEventListener(`${swapEvent}:${id}`, listener);
}
