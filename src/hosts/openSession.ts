import type { Game } from '../../scenes/kit/Game';
import { dailySeed, dayOf } from '../../scenes/kit/rules/daily';
import { prepare } from '../audio/synth';
import { toastMissed } from '../components/toast';
import { loadBindings } from '../stores/bindings';
import { waitingRun } from '../stores/handoff';
import { connectDemo } from './connectDemo';
import { connectInput, type InputPlace } from './input/connectInput';
import { storedModes } from './modes';
import { createSession, type GameSession, type SessionOptions } from './session/GameSession';
import { validTuning } from './tuning/validTuning';

/** The place where borrowed runs and runs of the day are stored, apart from the visitor's own run. */
const borrowed = 'borrowed';

/** Whether the address asks for today's run, the same for everybody. */
function asksForToday(): boolean {
  return new URLSearchParams(location.search).has('daily');
}

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
  // The park takes its duels itself: it stores no runs, and its own park must be stored first.
  const handed = game.keepsItself ? undefined : waitingRun(game.id);
  const config = { ...storedModes(game), ...validTuning(game) };
  const opened: { session?: GameSession } = {};
  /** What the player has chosen by now may need another seed. */
  const todaysSeed = (): number =>
    dailySeed(game, dayOf(Date.now()), opened.session?.run.config ?? config);
  let own: Omit<SessionOptions, 'config'> = options;
  if (handed) own = { ...options, place: borrowed, seed: () => handed.seed };
  else if (asksForToday()) own = { ...options, place: borrowed, seed: todaysSeed };
  // Another's constants are whole: a run with the same is compared with it.
  const session = createSession(game, { ...own, config: handed ? { ...handed.config } : config });
  opened.session = session;
  if (handed) {
    import('./handoff/takeOver')
      .then(({ takeOver }) => takeOver(session, handed, signal))
      .catch(toastMissed('The run'));
  } else if (own.seed === todaysSeed) {
    import('./saveDaily').then(
      ({ saveDaily }) => saveDaily(session),
      toastMissed('The part that keeps today’s score'),
    );
  }
  const connect = (place: InputPlace): (() => void) => {
    const disconnect = connectInput(session, place);
    // A run that is handed on, or today's, is not put aside.
    const stop = own === options ? connectDemo(session, place.host) : undefined;
    return () => {
      stop?.();
      disconnect();
    };
  };
  return { session, connect };
}
