import { noKind, trackKind } from '../buildings';
import { maxTrack } from '../coaster/pieces';
import { writeKinds, writeScenario } from '../scenario/scenarioText';
import { scenarioOf } from '../scenario/startScenario';
import type { Park, ThemeParkState } from '../ThemeParkState';
import { rateFame } from '../tycoon/county';
import type { Town } from '../tycoon/freshTown';
import { giveName } from '../tycoon/giveName';
import { cleanName, hasName, hasPaint, maxRideName, paints } from '../tycoon/looks';
import { full } from '../tycoon/needs';
import { studyOf } from '../tycoon/research';
import { awards, faults, maxStaff, weathers } from '../tycoon/Town';
import { budgets } from '../tycoon/topics';
import type { ByteReader, ByteWriter } from './bytes';

/** Cells at which a list holds something, with it. */
function writeSparse(writer: ByteWriter, list: ArrayLike<number>, size: 1 | 2 | 4): void {
  const cells: number[] = [];
  for (let cell = 0; cell < list.length; cell += 1) if (list[cell] > 0) cells.push(cell);
  writer.whole(cells.length, 2);
  for (const cell of cells) {
    writer.whole(cell, 2);
    writer.whole(list[cell], size);
  }
}

type List = { readonly length: number; [index: number]: number };

/** @returns whether every number is in range */
function readSparse(reader: ByteReader, list: List, size: 1 | 2 | 4, most: number): boolean {
  const count = reader.whole(2);
  if (count > list.length) return false;
  for (let turn = 0; turn < count; turn += 1) {
    const cell = reader.whole(2);
    const value = reader.whole(size);
    if (cell >= list.length || value > most) return false;
    list[cell] = value;
  }
  return true;
}

/** The names of buildings, each with the cell of its building. */
function writeNames(writer: ByteWriter, { name, names }: Readonly<Town>): void {
  writer.whole(name.filter((place) => place > 0).length, 2);
  for (let cell = 0; cell < name.length; cell += 1) {
    if (name[cell] === 0) continue;
    const text = names[name[cell] - 1];
    writer.whole(cell, 2);
    writer.whole(text.length, 1);
    for (let at = 0; at < text.length; at += 1) writer.whole(text.charCodeAt(at), 2);
  }
}

/** @returns whether every name and every colour is that of a building which can have it */
function readLooks(reader: ByteReader, park: ThemeParkState, { paint }: Town): boolean {
  const count = reader.whole(2);
  if (count > park.destinationCount) return false;
  for (let turn = 0; turn < count; turn += 1) {
    const cell = reader.whole(2);
    const length = Math.min(maxRideName, reader.whole(1));
    const text = String.fromCharCode(...Array.from({ length }, () => reader.whole(2)));
    if (!hasName(park.kindAt[cell]) || text === '' || cleanName(text) !== text) return false;
    giveName(park, cell, text);
  }
  return (
    readSparse(reader, paint, 1, paints.length - 1) &&
    paint.every((color, cell) => color === 0 || hasPaint(park.kindAt[cell]))
  );
}

/** Which ride’s queue each square belongs to. @returns whether guests queue in each of them */
function readLines(reader: ByteReader, park: ThemeParkState, { lineOf, standing }: Town): boolean {
  return (
    readSparse(reader, lineOf, 2, lineOf.length) &&
    lineOf.every((ride, cell) => ride > 0 === standing[cell] > 0) &&
    lineOf.every((ride) => ride === 0 || hasName(park.kindAt[ride - 1]))
  );
}

/** The scenario that a park is played in, and how far it has come. */
export function writePlay(writer: ByteWriter, park: Park, { play }: Readonly<Town>): void {
  const scenario = scenarioOf(park);
  writer.whole(scenario ? 1 : 0, 1);
  if (!scenario) return;
  writeScenario(writer, scenario);
  writeKinds(writer, scenario);
  writer.whole(play.medal, 1);
  writer.whole(play.isOver ? 1 : 0, 1);
}

/** What Tycoon rules keep of a park besides its guests. */
export function writeTown(
  writer: ByteWriter,
  { visitors }: Park,
  town: Readonly<Town>,
  withPeople: boolean,
): void {
  for (const count of town.staff) writer.whole(count, 1);
  writer.whole(town.loan, 4);
  writer.whole(town.debtDays, 2);
  writer.whole(town.isClosed ? 1 : 0, 1);
  writer.whole(town.campaign, 2);
  writer.whole(town.weather, 1);
  writer.whole(town.weatherDays, 2);
  writer.whole(town.sweepAt, 2);
  writer.whole(town.grudge, 1);
  writeSparse(writer, town.builtOn, 4);
  writeSparse(writer, town.broken, 2);
  writeSparse(writer, town.takings, 4);
  writeSparse(writer, town.litter, 1);
  writeSparse(writer, town.track, 2);
  writer.whole(town.open, 2);
  writer.whole(town.budget, 1);
  writer.whole(town.studied, 2);
  writer.whole(town.awards, 1);
  for (const times of town.won) writer.whole(times, 2);
  writer.whole(town.report, 1);
  writer.whole(town.show, 2);
  writeNames(writer, town);
  writeSparse(writer, town.paint, 1);
  if (!withPeople) return;
  writeSparse(writer, town.lineOf, 2);
  for (let index = 0; index < visitors.count; index += 1) {
    writer.whole(town.agreed[index], 2);
    writer.whole(town.urge[index], 2);
  }
}

/**
 * What is open, and what is studied.
 * @returns whether every number is in range
 */
function readResearch(reader: ByteReader, { counts, config }: Park, town: Town): boolean {
  town.open = reader.whole(2) | 1;
  town.budget = reader.whole(1);
  town.studied = reader.whole(2);
  // What stands was open once.
  for (let kind = 1; kind < counts.length; kind += 1) if (counts[kind] > 0) town.open |= 1 << kind;
  return (
    (town.open & config.neverKinds) === 0 &&
    town.budget < budgets.length &&
    town.studied <= (studyOf(town, config)?.needed ?? 0)
  );
}

/**
 * What the county thinks of the park, and when there can be fireworks.
 *
 * @returns whether every number is in range
 */
function readCounty(reader: ByteReader, { config }: Park, town: Town): boolean {
  town.awards = reader.whole(1);
  for (let award = 0; award < town.won.length; award += 1) town.won[award] = reader.whole(2);
  town.report = reader.whole(1);
  town.show = reader.whole(2);
  rateFame(town);
  const isReport = town.report === 0 || town.report % 2 === 1;
  return (
    isReport &&
    town.report >> 1 < 1 << faults.length &&
    town.awards < 1 << awards.length &&
    town.show <= config.showRest
  );
}

/** @returns whether every number is in range */
export function readTown(
  reader: ByteReader,
  park: ThemeParkState,
  town: Town,
  { withPeople, version }: Readonly<{ withPeople: boolean; version: number }>,
): boolean {
  for (let role = 0; role < town.staff.length; role += 1) {
    town.staff[role] = Math.min(maxStaff, reader.whole(1));
  }
  town.loan = reader.whole(4);
  town.debtDays = reader.whole(2);
  town.isClosed = reader.whole(1) === 1;
  town.campaign = reader.whole(2);
  town.weather = reader.whole(1);
  town.weatherDays = reader.whole(2);
  town.sweepAt = reader.whole(2);
  if (version > 2) {
    town.grudge = reader.whole(1);
    town.builtOn.fill(0);
    if (!readSparse(reader, town.builtOn, 4, park.day)) return false;
  }
  const isSound =
    town.loan <= park.config.mostLoan &&
    town.weather < weathers.length &&
    town.sweepAt < park.kindAt.length &&
    readSparse(reader, town.broken, 2, 1000) &&
    readSparse(reader, town.takings, 4, 0xffffffff) &&
    readSparse(reader, town.litter, 1, 100);
  if (!isSound) return false;
  if (version > 3 && !readSparse(reader, town.track, 2, maxTrack)) return false;
  if (
    version > 4 &&
    !(
      readResearch(reader, park, town) &&
      readCounty(reader, park, town) &&
      readLooks(reader, park, town)
    )
  )
    return false;
  for (const pieces of town.litter) town.littered += pieces;
  for (let cell = 0; cell < park.kindAt.length; cell += 1) {
    // What only a building has is not kept of a lawn.
    if (park.kindAt[cell] === noKind && town.broken[cell] + town.takings[cell] > 0) return false;
    if ((park.kindAt[cell] === trackKind) !== town.track[cell] > 0) return false;
  }
  if (!withPeople) return true;
  if (version > 4 && !readLines(reader, park, town)) return false;
  for (let index = 0; index < park.visitors.count; index += 1) {
    town.agreed[index] = reader.whole(2);
    town.urge[index] = reader.whole(2);
    if (town.urge[index] > full) return false;
  }
  return true;
}
