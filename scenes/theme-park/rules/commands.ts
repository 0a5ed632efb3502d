import { ticksPerSecond } from '../../kit/rules/FixedStep';
import { isVisitable, type Kind } from './buildings';
import { trackOf } from './coaster/pieces';
import { queryAction, stationOf } from './coaster/queryLay';
import { excitementOf, freshRide, intensityOf, rideOf } from './coaster/rideOf';
import { put, take } from './edit';
import { account, bookPounds } from './ledger';
import { type Answer, query } from './query';
import type { ActionOf, ThemeParkAction } from './ThemeParkAction';
import type { Report } from './ThemeParkEvent';
import { buildingOver, type Park, type ThemeParkState } from './ThemeParkState';
import { giveName } from './tycoon/giveName';
import { budgets } from './tycoon/topics';
import {
  type Command,
  giveBack,
  keep,
  lastCommand,
  nextRedo,
  remember,
  stepBack,
  stepForth,
} from './undoHistory';

type Accepted = Extract<Answer, { ok: true }>;

/** The building over the position that an action names. */
function named(state: Park, { column, row }: Readonly<{ column: number; row: number }>): number {
  return buildingOver(state, row * state.columns + column);
}

/** Under Tycoon rules guests use a building once its price can no longer be had back whole. */
function openLater({ town, tick, config }: ThemeParkState, kind: Kind, cell: number): void {
  if (town && isVisitable[kind] === 1)
    town.opensAt[cell] = tick + config.undoSeconds * ticksPerSecond;
}

function place(
  state: ThemeParkState,
  emit: Report,
  { pounds, kind }: Accepted,
  action: ActionOf<'place' | 'extend'>,
): void {
  const cell = action.row * state.columns + action.column;
  const joined = action.type === 'extend';
  put(state, kind, cell);
  bookPounds(state, account.building, -pounds);
  remember(state, true, kind, cell, pounds, joined);
  openLater(state, kind, cell);
  emit({ type: 'placed', kind, cell, pounds, joined });
}

function remove(
  state: ThemeParkState,
  emit: Report,
  { pounds, kind }: Accepted,
  action: ActionOf<'remove' | 'clear'>,
): void {
  const cell = named(state, action);
  const joined = action.type === 'clear';
  remember(state, false, kind, cell, -pounds, joined);
  keep(state, state.history.done - 1, cell);
  take(state, cell);
  bookPounds(state, account.refunds, -pounds);
  emit({ type: 'removed', kind, cell, pounds: -pounds, joined });
}

/**
 * Puts the building of the edit at `index` back, or takes it away again. The account of the edit is
 * booked in reverse: an undone command leaves no trace in the ledger.
 */
function repeat(
  state: ThemeParkState,
  emit: Report,
  type: 'undone' | 'redone',
  { kind, cell, amount, placed }: Command,
  index: number,
): void {
  const stands = placed === (type === 'redone');
  if (stands) {
    put(state, kind, cell);
    giveBack(state, index, cell);
  } else {
    keep(state, index, cell);
    take(state, cell);
  }
  const pounds = stands ? -amount : amount;
  bookPounds(state, placed ? account.building : account.refunds, pounds);
  if (type === 'undone') stepBack(state.history);
  else stepForth(state);
  emit({ type, kind, cell, pounds, stands });
}

/**
 * Undoes the last edit and all that are joined to it. Only the last one must be recent enough, so a
 * slow drag is undone as a whole.
 */
function undo(state: ThemeParkState, emit: Report): void {
  let command = lastCommand(state);
  while (command) {
    repeat(state, emit, 'undone', command, state.history.done - 1);
    command = command.joined ? lastCommand(state) : undefined;
  }
}

/** Redoes the last undone edit and all that are joined to it. */
function redo(state: ThemeParkState, emit: Report): void {
  do {
    const command = nextRedo(state);
    if (!command || !query(state, { type: 'redo' }).ok) return;
    repeat(state, emit, 'redone', command, state.history.done);
  } while (nextRedo(state)?.joined === true);
}

/** Reused by every piece that is laid. */
const ride = freshRide();

/** Lays a piece at the end of a track. */
function lay(
  state: ThemeParkState,
  emit: Report,
  { pounds, kind }: Accepted,
  action: ActionOf<'lay'>,
): void {
  const { town } = state;
  if (!town) return;
  const station = stationOf(state, action);
  const { cell, direction, level } = rideOf(state, station, ride).end;
  put(state, kind, cell);
  town.track[cell] = trackOf(action.shape, direction, level);
  bookPounds(state, account.building, -pounds);
  remember(state, true, kind, cell, pounds, action.joined);
  emit({ type: 'placed', kind, cell, pounds, joined: action.joined });
  if (!rideOf(state, station, ride).isClosed) return;
  openLater(state, state.kindAt[station], station);
  const [excitement, intensity] = [excitementOf(ride), intensityOf(ride)];
  emit({ type: 'joinedUp', cell: station, excitement, intensity });
}

function stop(state: ThemeParkState, emit: Report): void {
  if (state.stopped) return;
  state.stopped = true;
  state.pauses += 1;
  emit({ type: 'stopped' });
}

function go(state: ThemeParkState, emit: Report): void {
  if (!state.stopped) return;
  state.stopped = false;
  emit({ type: 'going' });
}

/** Points of mood that every guest in the park loses for each pound that a price is raised by. */
const moodPerPound = 20;

/** Points of arrivals that each pound of a raised price costs the park's name, and the most. */
const grudgePerPound = 3;
const maxGrudge = 150;

/** Carries out a command that was accepted. */
type Deed<Type> = (
  state: ThemeParkState,
  emit: Report,
  answer: Accepted,
  action: ActionOf<Type>,
) => void;

const deeds: { readonly [Type in ThemeParkAction['type']]: Deed<Type> } = {
  place,
  extend: place,
  remove,
  clear: remove,
  undo,
  redo,
  lay,
  stop,
  go,
  toggle: (state, emit) => (state.stopped ? go : stop)(state, emit),
  pace(state, emit, _answer, { speed }) {
    if (state.speed === speed) return;
    state.speed = speed;
    emit({ type: 'paced', speed });
  },
  price(state, emit, { kind }, { pounds }) {
    const raised = pounds - state.prices[kind];
    if (state.town && raised > 0) {
      const { mood } = state.guests;
      state.town.grudge = Math.min(maxGrudge, state.town.grudge + raised * grudgePerPound);
      for (let index = 0; index < state.visitors.count; index += 1) {
        mood[index] = Math.max(0, mood[index] - raised * moodPerPound);
      }
    }
    state.prices[kind] = pounds;
    emit({ type: 'priced', kind, pounds });
  },
  hire({ town }, emit, _answer, { role, count }) {
    if (!town) return;
    town.staff[role] = count;
    emit({ type: 'hired', role, count });
  },
  /** Takes a loan, or pays one back where `pounds` is negative. */
  borrow(state, emit, { pounds }) {
    if (!state.town) return;
    state.town.loan += pounds;
    bookPounds(state, account.loans, pounds);
    emit({ type: 'borrowed', pounds, loan: state.town.loan });
  },
  advertise(state, emit, { pounds }) {
    if (!state.town) return;
    state.town.campaign = state.config.campaignDays;
    bookPounds(state, account.marketing, -pounds);
    emit({ type: 'advertised', pounds });
  },
  launch(state, emit, { pounds }) {
    if (!state.town) return;
    state.town.show = state.config.showRest;
    bookPounds(state, account.marketing, -pounds);
    emit({ type: 'launched', pounds });
  },
  fund({ town }, emit, _answer, { level }) {
    if (!town) return;
    town.budget = level;
    emit({ type: 'funded', pounds: budgets[level] });
  },
  name(state, emit, { kind }, action) {
    const cell = named(state, action);
    giveName(state, cell, action.name);
    emit({ type: 'named', kind, cell, name: action.name });
  },
  paint(state, emit, { kind }, action) {
    if (!state.town) return;
    const cell = named(state, action);
    state.town.paint[cell] = action.paint;
    emit({ type: 'painted', kind, cell, paint: action.paint });
  },
};

/** Executes a command, or says why not. A refused command changes nothing. */
export function execute(state: ThemeParkState, action: ThemeParkAction, emit: Report): void {
  const answer = queryAction(state, action);
  if (answer.ok) (deeds[action.type] as Deed<typeof action.type>)(state, emit, answer, action);
  else {
    const { reason, pounds, kind } = answer;
    emit({ type: 'refused', reason, pounds, kind });
  }
}
