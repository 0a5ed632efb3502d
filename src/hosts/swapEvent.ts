/**
 * The event that the dev server's script dispatches on the window, with a game's changed module.
 */
export const swapEvent = 'game-module-swapped';
