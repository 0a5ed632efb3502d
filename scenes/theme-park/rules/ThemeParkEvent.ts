import type { Emit } from '../../kit/rules/contract';
import type { Kind } from './buildings';
import type { Refusal } from './query';

/** What a step reports. `cell` is the top left cell of the building. */
export type ThemeParkEvent =
  | Readonly<{ type: 'placed'; kind: Kind; cell: number; pounds: number; joined: boolean }>
  | Readonly<{ type: 'removed'; kind: Kind; cell: number; pounds: number; joined: boolean }>
  /** A coaster's track leads back to its station: its ratings, to 10,000. */
  | Readonly<{ type: 'joinedUp'; cell: number; excitement: number; intensity: number }>
  /** A command was undone or redone. `pounds` is the income, negative for an expense. */
  | Readonly<{ type: 'undone'; kind: Kind; cell: number; pounds: number; stands: boolean }>
  | Readonly<{ type: 'redone'; kind: Kind; cell: number; pounds: number; stands: boolean }>
  | Readonly<{ type: 'refused'; reason: Refusal; pounds: number; kind: Kind }>
  | Readonly<{ type: 'stopped' }>
  | Readonly<{ type: 'going' }>
  | Readonly<{ type: 'paced'; speed: number }>
  | Readonly<{ type: 'priced'; kind: Kind; pounds: number }>
  | Readonly<{ type: 'came'; id: number }>
  | Readonly<{ type: 'left'; id: number; overFence: boolean }>
  /** A visitor has entered a building. */
  | Readonly<{ type: 'visited'; kind: Kind; cell: number; pounds: number }>
  /** A tick of the economy, with its net income. */
  | Readonly<{ type: 'ticked'; pounds: number }>
  /** The till went below zero, or came back above it. */
  | Readonly<{ type: 'broke' }>
  | Readonly<{ type: 'solvent' }>
  /** Satisfaction crossed 80 or 50. */
  | Readonly<{ type: 'rated'; band: Band; better: boolean }>
  | Readonly<{ type: 'hired'; role: number; count: number }>
  /** `pounds` came in as a loan, or went back where negative; `loan` is what is owed now. */
  | Readonly<{ type: 'borrowed'; pounds: number; loan: number }>
  | Readonly<{ type: 'advertised'; pounds: number }>
  /** Fireworks have begun. */
  | Readonly<{ type: 'launched'; pounds: number }>
  /** A building has a name of its own now, or none: ''; a colour of `paints`. */
  | Readonly<{ type: 'named'; kind: Kind; cell: number; name: string }>
  | Readonly<{ type: 'painted'; kind: Kind; cell: number; paint: number }>
  /** Research costs so many pounds a tick now. */
  | Readonly<{ type: 'funded'; pounds: number }>
  /** Research has opened a kind of building. */
  | Readonly<{ type: 'researched'; kind: Kind }>
  | Readonly<{ type: 'brokeDown'; kind: Kind; cell: number }>
  | Readonly<{ type: 'mended'; kind: Kind; cell: number }>
  /** The county has given these awards, one bit each. */
  | Readonly<{ type: 'awarded'; awards: number }>
  /** The inspector has been here and found this, one bit each. */
  | Readonly<{ type: 'inspected'; faults: number }>
  /** The weather has changed: a value of `weather`. */
  | Readonly<{ type: 'turned'; weather: number }>
  /** The bank wrote its letter: so many ticks are left to get out of debt. */
  | Readonly<{ type: 'warned'; days: number }>
  /** The bank has closed the park. */
  | Readonly<{ type: 'closed' }>
  /** A medal of the scenario was won: 1 for bronze, 3 for gold. */
  | Readonly<{ type: 'medal'; medal: number }>
  /** The scenario has ended with this medal, or none: 0. */
  | Readonly<{ type: 'timeUp'; medal: number }>
  | Readonly<{ type: 'objectiveMet'; index: number; pounds: number }>;

/** The colour of satisfaction: green from 80, yellow from 50, red below. */
export type Band = 'green' | 'yellow' | 'red';

export function bandOf(satisfaction: number): Band {
  if (satisfaction >= 80) return 'green';
  return satisfaction >= 50 ? 'yellow' : 'red';
}

export type Report = Emit<ThemeParkEvent>;
