import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';
import type { Refusal } from './query';
import type { Band } from './ThemeParkState';

/**
 * What a step reports. `cell` is the top left cell of the building. Events are delivered at once and
 * never kept, so one object of each type is enough.
 */
export const events = poolEvents({
  placed: { kind: 0, cell: 0, pounds: 0, joined: false },
  removed: { kind: 0, cell: 0, pounds: 0, joined: false },
  /** A coaster's track leads back to its station: its ratings, to 10,000. */
  joinedUp: { cell: 0, excitement: 0, intensity: 0 },
  /** A command was undone or redone. `pounds` is the income, negative for an expense. */
  undone: { kind: 0, cell: 0, pounds: 0, stands: false },
  redone: { kind: 0, cell: 0, pounds: 0, stands: false },
  refused: { reason: 'outside' as Refusal, pounds: 0, kind: 0 },
  stopped: {},
  going: {},
  paced: { speed: 0 },
  priced: { kind: 0, pounds: 0 },
  came: { id: 0 },
  left: { id: 0, overFence: false },
  /** A visitor has entered a building. */
  visited: { kind: 0, cell: 0, pounds: 0 },
  /** A tick of the economy, with its net income. */
  ticked: { pounds: 0 },
  /** The till went below zero, or came back above it. */
  broke: {},
  solvent: {},
  /** Satisfaction crossed 80 or 50. */
  rated: { band: 'red' as Band, better: false },
  hired: { role: 0, count: 0 },
  /** `pounds` came in as a loan, or went back where negative; `loan` is what is owed now. */
  borrowed: { pounds: 0, loan: 0 },
  advertised: { pounds: 0 },
  /** Fireworks have begun. */
  launched: { pounds: 0 },
  /** A building has a name of its own now, or none: ''; a colour of `paints`. */
  named: { kind: 0, cell: 0, name: '' },
  painted: { kind: 0, cell: 0, paint: 0 },
  /** Research costs so many pounds a tick now. */
  funded: { pounds: 0 },
  /** Research has opened a kind of building. */
  researched: { kind: 0 },
  brokeDown: { kind: 0, cell: 0 },
  mended: { kind: 0, cell: 0 },
  /** The county has given these awards, one bit each. */
  awarded: { awards: 0 },
  /** The inspector has been here and found this, one bit each. */
  inspected: { faults: 0 },
  /** The weather has changed: a value of `weather`. */
  turned: { weather: 0 },
  /** The bank wrote its letter: so many ticks are left to get out of debt. */
  warned: { days: 0 },
  /** The bank has closed the park. */
  closed: {},
  /** A medal of the scenario was won: 1 for bronze, 3 for gold. */
  medal: { medal: 0 },
  /** The scenario has ended with this medal, or none: 0. */
  timeUp: { medal: 0 },
  objectiveMet: { index: 0, pounds: 0 },
});

export type ThemeParkEvent = EventOf<typeof events>;
export type Report = Emit<ThemeParkEvent>;
