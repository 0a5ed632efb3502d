import { ticksPerSecond } from '../../kit/rules/FixedStep';
import { isVisitable, type Kind } from './buildings';
import { trackOf } from './coaster/pieces';
import { type LayAction, queryAction, stationOf } from './coaster/queryLay';
import { excitementOf, freshRide, intensityOf, rideOf } from './coaster/rideOf';
import { put, take } from './edit';
import { account, bookPounds } from './ledger';
import { type Answer, query } from './query';
import type { ThemeParkAction } from './ThemeParkAction';
import type { Report } from './ThemeParkEvent';
import { buildingOver, type ThemeParkState } from './ThemeParkState';
import { giveName } from './tycoon/giveName';
import { employ } from './tycoon/services';
import { budgets } from './tycoon/topics';
import {
  giveBack,
  keep,
  lastCommand,
  nextRedo,
  remember,
  stepBack,
  stepForth,
} from './undoHistory';

type Accepted = Extract<Answer, { ok: true }>;
type PlaceAction = Extract<ThemeParkAction, { type: 'place' | 'extend' }>;
type Remove = Extract<ThemeParkAction, { type: 'remove' | 'clear' }>;

function place(
  state: ThemeParkState,
  action: PlaceAction,
  { pounds, kind }: Accepted,
  emit: Report,
): void {
  const cell = action.row * state.columns + action.column;
  const joined = action.type === 'extend';
  put(state, kind, cell);
  bookPounds(state, account.building, -pounds);
  remember(state, true, kind, cell, pounds, joined);
  openLater(state, kind, cell, state.tick);
  emit({ type: 'placed', kind, cell, pounds, joined });
}

/** Under Tycoon rules guests use a building once its price can no longer be had back whole. */
function openLater(state: ThemeParkState, kind: Kind, cell: number, tick: number): void {
  if (!state.town || isVisitable[kind] === 0) return;
  state.town.opensAt[cell] = tick + state.config.undoSeconds * ticksPerSecond;
}

function remove(state: ThemeParkState, action: Remove, { pounds }: Accepted, emit: Report): void {
  const cell = buildingOver(state, action.row * state.columns + action.column);
  const joined = action.type === 'clear';
  remember(state, false, state.kindAt[cell], cell, -pounds, joined);
  keep(state, state.history.done - 1, cell);
  const kind = take(state, cell);
  bookPounds(state, account.refunds, -pounds);
  emit({ type: 'removed', kind, cell, pounds: -pounds, joined });
}

/**
 * Undoes the last edit and all that are joined to it. Only the last one must be recent enough, so a
 * slow drag is undone as a whole.
 */
function undo(state: ThemeParkState, emit: Report): void {
  for (;;) {
    const command = lastCommand(state);
    if (!command) return;
    const { kind, cell, amount, placed, joined } = command;
    if (placed) {
      keep(state, state.history.done - 1, cell);
      take(state, cell);
    } else {
      put(state, kind, cell);
      giveBack(state, state.history.done - 1, cell);
    }
    // The same account is booked in reverse: an undone command leaves no trace in the ledger.
    bookPounds(state, placed ? account.building : account.refunds, placed ? amount : -amount);
    stepBack(state.history);
    emit({ type: 'undone', kind, cell, pounds: placed ? amount : -amount, stands: !placed });
    if (!joined) return;
  }
}

/** Redoes the last undone edit and all that are joined to it. */
function redo(state: ThemeParkState, emit: Report): void {
  do {
    const command = nextRedo(state);
    if (!command || !query(state, { type: 'redo' }).ok) return;
    const { kind, cell, amount, placed } = command;
    if (placed) {
      put(state, kind, cell);
      giveBack(state, state.history.done, cell);
    } else {
      keep(state, state.history.done, cell);
      take(state, cell);
    }
    bookPounds(state, placed ? account.building : account.refunds, placed ? -amount : amount);
    stepForth(state);
    emit({ type: 'redone', kind, cell, pounds: placed ? -amount : amount, stands: placed });
  } while (nextRedo(state)?.joined === true);
}

/** Reused by every piece that is laid. */
const ride = freshRide();

/** Lays a piece at the end of a track. */
function lay(
  state: ThemeParkState,
  action: LayAction,
  { pounds, kind }: Accepted,
  emit: Report,
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
  openLater(state, state.kindAt[station], station, state.tick);
  const [excitement, intensity] = [excitementOf(ride), intensityOf(ride)];
  emit({ type: 'joinedUp', cell: station, excitement, intensity });
}

/** Executes a command, or says why not. A refused command changes nothing. */
export function execute(state: ThemeParkState, action: ThemeParkAction, emit: Report): void {
  const answer = queryAction(state, action);
  if (!answer.ok) {
    const { reason, pounds, kind } = answer;
    emit({ type: 'refused', reason, pounds, kind });
    return;
  }
  carryOut(state, action, answer, emit);
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

function pace(state: ThemeParkState, speed: number, emit: Report): void {
  if (state.speed === speed) return;
  state.speed = speed;
  emit({ type: 'paced', speed });
}

/** Points of mood that every guest in the park loses for each pound that a price is raised by. */
const moodPerPound = 20;

/** Points of arrivals that each pound of a raised price costs the park's name, and the most. */
const grudgePerPound = 3;
const maxGrudge = 150;

function ask(state: ThemeParkState, kind: Kind, pounds: number, emit: Report): void {
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
}

function hire(state: ThemeParkState, role: number, count: number, emit: Report): void {
  if (!state.town) return;
  employ(state.town, role, count);
  emit({ type: 'hired', role, count });
}

/** Takes a loan, or pays one back where `pounds` is negative. */
function borrow(state: ThemeParkState, pounds: number, emit: Report): void {
  if (!state.town) return;
  state.town.loan += pounds;
  bookPounds(state, account.loans, pounds);
  emit({ type: 'borrowed', pounds, loan: state.town.loan });
}

function advertise(state: ThemeParkState, pounds: number, emit: Report): void {
  if (!state.town) return;
  state.town.campaign = state.config.campaignDays;
  bookPounds(state, account.marketing, -pounds);
  emit({ type: 'advertised', pounds });
}

function launch(state: ThemeParkState, pounds: number, emit: Report): void {
  if (!state.town) return;
  state.town.show = state.config.showRest;
  bookPounds(state, account.marketing, -pounds);
  emit({ type: 'launched', pounds });
}

function fund(state: ThemeParkState, level: number, emit: Report): void {
  if (!state.town) return;
  state.town.budget = level;
  emit({ type: 'funded', pounds: budgets[level] });
}

function name(
  state: ThemeParkState,
  action: Extract<ThemeParkAction, { type: 'name' }>,
  kind: Kind,
  emit: Report,
): void {
  const cell = buildingOver(state, action.row * state.columns + action.column);
  giveName(state, cell, action.name);
  emit({ type: 'named', kind, cell, name: action.name });
}

function paint(
  state: ThemeParkState,
  action: Extract<ThemeParkAction, { type: 'paint' }>,
  kind: Kind,
  emit: Report,
): void {
  if (!state.town) return;
  const cell = buildingOver(state, action.row * state.columns + action.column);
  state.town.paint[cell] = action.paint;
  emit({ type: 'painted', kind, cell, paint: action.paint });
}

function carryOut(
  state: ThemeParkState,
  action: ThemeParkAction,
  answer: Accepted,
  emit: Report,
): void {
  if (action.type === 'place' || action.type === 'extend') place(state, action, answer, emit);
  else if (action.type === 'remove' || action.type === 'clear') remove(state, action, answer, emit);
  else if (action.type === 'undo') undo(state, emit);
  else if (action.type === 'redo') redo(state, emit);
  else if (action.type === 'stop') stop(state, emit);
  else if (action.type === 'go') go(state, emit);
  else if (action.type === 'toggle') (state.stopped ? go : stop)(state, emit);
  else if (action.type === 'pace') pace(state, action.speed, emit);
  else if (action.type === 'hire') hire(state, action.role, action.count, emit);
  else if (action.type === 'borrow') borrow(state, answer.pounds, emit);
  else if (action.type === 'lay') lay(state, action, answer, emit);
  else if (action.type === 'name') name(state, action, answer.kind, emit);
  else if (action.type === 'paint') paint(state, action, answer.kind, emit);
  else if (action.type === 'fund') fund(state, action.level, emit);
  else if (action.type === 'launch') launch(state, answer.pounds, emit);
  else if (action.type === 'advertise') advertise(state, answer.pounds, emit);
  else ask(state, answer.kind, action.pounds, emit);
}
