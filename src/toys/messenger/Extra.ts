import type { GameId } from './games/gameMessage';

/** What the large buttons and the menus open. */
export type Extra = 'invite' | 'drawing' | 'sticker' | 'run' | 'webcam' | 'audio' | 'help';

/** What a menu or a large button of the conversation can ask for. */
export type Actions = Readonly<{
  onExtra: (extra: Extra) => void;
  onGame: (game: GameId) => void;
}>;
