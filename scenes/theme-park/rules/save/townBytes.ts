import { noKind, trackKind } from '../buildings';
import { maxTrack } from '../coaster/pieces';
import type { ThemeParkState } from '../ThemeParkState';
import { rateFame } from '../tycoon/county';
import type { Town } from '../tycoon/freshTown';
import { giveName } from '../tycoon/giveName';
import { cleanName, hasName, hasPaint, maxRideName, paints } from '../tycoon/looks';
import { full } from '../tycoon/needs';
import { studyOf } from '../tycoon/research';
import { awards, faults, maxStaff, weathers } from '../tycoon/Town';
import { budgets } from '../tycoon/topics';
import { type Bytes, must } from './bytes';

/** A version of the format, and whether visitors and the graph are included. */
type Format = Readonly<{ withPeople: boolean; version: number }>;
type List = Uint8Array | Uint16Array | Uint32Array;

/** The cells at which a list holds something. */
export function filled(list: List): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < list.length; cell += 1) if (list[cell] > 0) cells.push(cell);
  return cells;
}

/** Those cells, each with what it holds. */
function passSparse(bytes: Bytes, list: List, size: 1 | 2 | 4, most: number): void {
  const cells = filled(list);
  const count = bytes.pass(cells.length, 2);
  bytes.must(count <= list.length);
  for (let turn = 0; turn < count; turn += 1) {
    const cell = bytes.pass(cells[turn], 2);
    bytes.must(cell < list.length);
    list[cell] = bytes.pass(list[cell], size);
    bytes.must(list[cell] <= most);
  }
}

/** The names of buildings, each with the cell of its building. */
function passNames(bytes: Bytes, park: ThemeParkState, { name, names }: Town): void {
  const cells = filled(name);
  const count = bytes.pass(cells.length, 2);
  bytes.must(count <= park.destinationCount);
  for (let turn = 0; turn < count; turn += 1) {
    const cell = bytes.pass(cells[turn], 2);
    const known = names[name[cell] - 1] ?? '';
    const length = bytes.pass(known.length, 1);
    bytes.must(length <= maxRideName);
    const codes = Array.from({ length }, (_, at) => bytes.pass(known.charCodeAt(at), 2));
    const text = String.fromCharCode(...codes);
    bytes.must(hasName(park.kindAt[cell]) && text !== '' && cleanName(text) === text);
    giveName(park, cell, text);
  }
}

/** What Tycoon rules keep of a park besides its guests, as of a version of the format. */
export function passTown(bytes: Bytes, park: ThemeParkState, town: Town, format: Format): void {
  const { withPeople, version } = format;
  for (let role = 0; role < town.staff.length; role += 1) {
    town.staff[role] = Math.min(maxStaff, bytes.pass(town.staff[role], 1));
  }
  town.loan = bytes.pass(town.loan, 4);
  town.debtDays = bytes.pass(town.debtDays, 2);
  town.isClosed = bytes.pass(town.isClosed ? 1 : 0, 1) === 1;
  town.campaign = bytes.pass(town.campaign, 2);
  town.weather = bytes.pass(town.weather, 1);
  town.weatherDays = bytes.pass(town.weatherDays, 2);
  town.sweepAt = bytes.pass(town.sweepAt, 2);
  bytes.must(town.loan <= park.config.mostLoan && town.weather < weathers.length);
  bytes.must(town.sweepAt < park.kindAt.length);
  if (version > 2) {
    town.grudge = bytes.pass(town.grudge, 1);
    passSparse(bytes, town.builtOn, 4, park.day);
  }
  passSparse(bytes, town.broken, 2, 1000);
  passSparse(bytes, town.takings, 4, 0xffffffff);
  passSparse(bytes, town.litter, 1, 100);
  if (version > 3) passSparse(bytes, town.track, 2, maxTrack);
  if (version > 4) {
    town.open = bytes.pass(town.open, 2);
    town.budget = bytes.pass(town.budget, 1);
    town.studied = bytes.pass(town.studied, 2);
    town.awards = bytes.pass(town.awards, 1);
    for (let award = 0; award < town.won.length; award += 1) {
      town.won[award] = bytes.pass(town.won[award], 2);
    }
    town.report = bytes.pass(town.report, 1);
    town.show = bytes.pass(town.show, 2);
    passNames(bytes, park, town);
    passSparse(bytes, town.paint, 1, paints.length - 1);
  }
  if (!withPeople) return;
  if (version > 4) passSparse(bytes, town.lineOf, 2, town.lineOf.length);
  for (let index = 0; index < park.visitors.count; index += 1) {
    town.agreed[index] = bytes.pass(town.agreed[index], 2);
    town.urge[index] = bytes.pass(town.urge[index], 2);
    bytes.must(town.urge[index] <= full);
  }
}

/**
 * Computes what follows from what was read of a town, and checks what depends on the park.
 * @throws Refusal
 */
export function settleTown(park: ThemeParkState, town: Town, format: Format): void {
  const { counts, config, kindAt } = park;
  const { withPeople, version } = format;
  // A kind of which a building exists has been opened.
  town.open |= 1;
  for (let kind = 1; kind < counts.length; kind += 1) if (counts[kind] > 0) town.open |= 1 << kind;
  if (version > 4) {
    must((town.open & config.neverKinds) === 0 && town.budget < budgets.length);
    must(town.studied <= (studyOf(town, config)?.needed ?? 0));
  }
  rateFame(town);
  must(town.report === 0 || town.report % 2 === 1);
  must(town.report >> 1 < 1 << faults.length && town.awards < 1 << awards.length);
  must(town.show <= config.showRest);
  for (const [cell, kind] of kindAt.entries()) {
    town.littered += town.litter[cell];
    // Only a building has breakdowns and takings.
    must(kind !== noKind || town.broken[cell] + town.takings[cell] === 0);
    must((kind === trackKind) === town.track[cell] > 0);
    must(town.paint[cell] === 0 || hasPaint(kind));
    if (!withPeople || version <= 4) continue;
    // Guests queue in each square of a ride's queue.
    const ride = town.lineOf[cell];
    must(ride > 0 === town.standing[cell] > 0 && (ride === 0 || hasName(kindAt[ride - 1])));
  }
}
