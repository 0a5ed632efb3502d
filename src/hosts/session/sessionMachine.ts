import type { Phase } from '../../../scenes/kit/rules/contract';
import type { PauseReason } from '../../../scenes/kit/run/Run';
import type { carryOut } from './carryOut';

/**
 * The inputs from which a session's state is computed. The run, the countdown and the rewinder own
 * them.
 */
export type Situation = Readonly<{
  phase: Phase;
  paused: PauseReason | undefined;
  /** A recording is shown. */
  watching: boolean;
  /** A countdown is running. */
  counting: boolean;
  /** The rewind control is held. */
  rewinding: boolean;
  /** The picture can be seen. */
  visible: boolean;
  /** The last run has been over for long enough that A and B can no longer be meant for it. */
  rested: boolean;
  /** There is an unfinished run that can be continued. */
  unfinished: boolean;
  /** The machine has a SELECT key: Start pauses there. */
  hasSelect: boolean;
  /** A turn-based game, which waits for its player anyway. */
  byTurns: boolean;
  /** The player wants a countdown, and the game needs one. */
  countsIn: boolean;
  /** The visitor has no record of the game yet, which counts such a visitor in. */
  isFirst: boolean;
}>;

/**
 * What a control does in a session: four belong to the host, the rest to the game. `round` is one
 * of the game's on A or B, which starts again where a run has ended.
 */
export type ControlRole = 'rewind' | 'select' | 'pause' | 'start' | 'round' | 'game';

export type SessionEvent =
  | Readonly<{ type: 'press' | 'release'; role: ControlRole }>
  | Readonly<{ type: 'pause'; reason: PauseReason }>
  | Readonly<{ type: 'resume' | 'counted' | 'begun' }>;

/** What the session does. */
export type Effect = keyof typeof carryOut;

/** In this order. */
type Effects = readonly Effect[];

// Made once, so that a press allocates nothing.
const nothing: Effects = [];
const press: Effects = ['press'];
const remember: Effects = ['remember press'];
const release: Effects = ['release'];
const stopCounting: Effects = ['stop counting'];
const startCounting: Effects = ['start counting'];
const countIn: Effects = ['count in'];
const resume: Effects = ['resume'];
const resumeAndPress: Effects = ['resume', 'press'];
const takeUp: Effects = ['take up'];
const restart: Effects = ['restart', 'press'];
const again: Effects = ['restart', 'press start'];
const restartHeld: Effects = ['restart', 'remember press'];
const startRewinding: Effects = ['start rewinding'];
const stopRewinding: Effects = ['stop rewinding'];
const leave: Effects = ['leave by select'];
const pause: Effects = ['pause'];

/** The states of a session. The table of transitions is in src/hosts/README.md. */
export type SessionState = ReturnType<typeof stateOf>;

export function stateOf({ phase, paused, watching, counting, rewinding }: Situation) {
  if (watching && phase !== 'over') return 'watching';
  if (paused !== undefined && !watching) return counting ? 'counting in' : 'paused';
  return phase === 'playing' && rewinding ? 'rewinding' : phase;
}

/**
 * The effects of an event in a situation. Pure. The list it returns is shared and must not be
 * changed.
 */
export function react(situation: Situation, event: SessionEvent): Effects {
  switch (event.type) {
    case 'press':
      return onPress(situation, event.role);
    case 'release':
      return onRelease(situation, event.role);
    case 'pause':
      return onPause(situation, event.reason);
    case 'resume':
      return onResume(situation);
    case 'counted':
      return situation.counting ? resume : nothing;
    case 'begun':
      return situation.isFirst && stateOf(situation) === 'playing' ? countIn : nothing;
  }
}

function onPress(situation: Situation, role: ControlRole): Effects {
  const { hasSelect, unfinished, rewinding, visible } = situation;
  if (role === 'rewind') return startRewinding;
  if (role === 'select') return leave;
  if (!visible) return nothing;
  const state = stateOf(situation);
  if (state === 'watching') return onPause(situation, 'player');
  if (role === 'pause') {
    return state === 'paused' ? onResume(situation) : onPause(situation, 'player');
  }
  // A player who steers needs no counting in.
  const isFirst = state === 'counting in' && situation.paused === 'first run';
  if (role === 'start') {
    if (isFirst && hasSelect) return stopCounting;
    if (state === 'paused' || state === 'counting in') return onResume(situation);
    if (state === 'over') return rewinding ? restartHeld : restart;
    if (state === 'ready' && unfinished) return takeUp;
    if (hasSelect && state !== 'ready') return onPause(situation, 'player');
  }
  if (role === 'round' && state === 'over' && situation.rested && !rewinding) return again;
  if (isFirst) return resumeAndPress;
  const isDeaf = rewinding || situation.paused !== undefined;
  return isDeaf ? remember : press;
}

function onRelease({ rewinding, visible }: Situation, role: ControlRole): Effects {
  if (role === 'rewind') return stopRewinding;
  return rewinding || !visible ? nothing : release;
}

function onPause(situation: Situation, reason: PauseReason): Effects {
  const { phase, paused, counting, byTurns } = situation;
  if (counting) return stopCounting;
  // A turn-based game waits for its player anyway, so it need not be paused.
  if (byTurns && reason !== 'player') return nothing;
  return phase === 'playing' && paused === undefined ? pause : nothing;
}

function onResume({ paused, counting, watching, countsIn }: Situation): Effects {
  if (paused === undefined || counting) return nothing;
  return countsIn && !watching ? startCounting : resume;
}
