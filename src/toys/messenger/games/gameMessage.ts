import { maxName } from '../../../services/chat/ChatMessage';
import { type TurnGameId, turnGames } from './turnGames';

export type GameId = TurnGameId | 'snake';

export const gameTitles: Readonly<Record<GameId, string>> = {
  noughts: turnGames.noughts.title,
  four: turnGames.four.title,
  snake: 'Snake race',
};

/** What one window says to another about a match. */
export type GameMessage = Readonly<
  { match: string } & (
    | { type: 'invite'; game: GameId; name: string; seed: number }
    | { type: 'accept'; name: string }
    /** The inviter takes the one whose public key is `guest`. */
    | { type: 'begin'; guest: string }
    /** All moves so far; `asks` for the other side's list in return. */
    | { type: 'moves'; moves: readonly number[]; asks: boolean }
    /** The turns of a race up to a tick. */
    | { type: 'run'; log: string; tick: number; over: boolean }
    | { type: 'refused' | 'left' | 'takenBack' }
  )
>;

function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxName;
}

/** Parses a message's text; undefined for anything else. */
export function parseGameMessage(text: string): GameMessage | undefined {
  let fields: Record<string, unknown>;
  try {
    fields = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const { match, type, game, name, seed, guest, moves, asks, log, tick, over } = fields;
  if (typeof match !== 'string' || !/^[\w-]{8,40}$/.test(match)) return undefined;
  switch (type) {
    case 'invite': {
      const isGame = typeof game === 'string' && Object.hasOwn(gameTitles, game);
      if (!isGame || !isName(name) || !isWhole(seed, 0xffffffff)) return undefined;
      return { match, type, game: game as GameId, name, seed };
    }
    case 'accept':
      return isName(name) ? { match, type, name } : undefined;
    case 'begin':
      return typeof guest === 'string' && guest.length <= 100 ? { match, type, guest } : undefined;
    case 'moves':
      return Array.isArray(moves) &&
        moves.length <= 42 &&
        moves.every((move: unknown) => isWhole(move, 41))
        ? { match, type, moves: moves as number[], asks: asks === true }
        : undefined;
    case 'run':
      return typeof log === 'string' && log.length <= 3000 && isWhole(tick, 100_000)
        ? { match, type, log, tick, over: over === true }
        : undefined;
    case 'refused':
    case 'left':
    case 'takenBack':
      return { match, type };
    default:
      return undefined;
  }
}
