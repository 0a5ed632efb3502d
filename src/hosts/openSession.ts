import type { Game } from '../../scenes/kit/Game';
import { prepare } from '../audio/synth';
import { loadBindings } from '../stores/bindings';
import { connectInput, type InputPlace } from './input/connectInput';
import { storedModes } from './modes';
import { createSession, type SessionOptions } from './session/GameSession';
import { validTuning } from './tuning/validTuning';

/**
 * Starts a session with this browser's choices for the game. Loaded with a game, not with its page.
 * @returns the session, and a function that connects keyboard and gamepads to it
 */
export function openSession(
  game: Game,
  options: Omit<SessionOptions, 'config'>,
  signal: AbortSignal,
) {
  loadBindings();
  prepare(signal);
  const config = { ...storedModes(game), ...validTuning(game) };
  const session = createSession(game, { ...options, config });
  return { session, connect: (place: InputPlace) => connectInput(session, place) };
}
