import { noKind } from '../buildings';
import { chartPoints } from '../freshState';
import type { Park } from '../ThemeParkState';
import { ByteWriter, checksum, textFromBytes } from './bytes';
import { writePlay, writeTown } from './townBytes';

/** The version of the format. Older ones can always be read. */
export const parkVersion = 6;
/** Parks under Classic rules are still written as they always were. */
const classicVersion = 1;
/** The first bytes of every saved park. */
export const parkMark = 0x4b50;

export type WriteOptions = Readonly<{
  /** Includes visitors and the graph: for a save, not for a link. */
  withPeople: boolean;
}>;

function writeBuildings(writer: ByteWriter, state: Park): void {
  const standing: number[] = [];
  for (let cell = 0; cell < state.kindAt.length; cell += 1) {
    if (state.kindAt[cell] !== noKind) standing.push(cell);
  }
  writer.whole(standing.length, 2);
  for (const cell of standing) {
    writer.whole(state.kindAt[cell], 1);
    writer.whole(cell, 2);
  }
}

function writePeople(writer: ByteWriter, state: Park): void {
  const { visitors, guests } = state;
  writer.whole(visitors.count, 2);
  for (let index = 0; index < visitors.count; index += 1) {
    writer.whole(visitors.id[index], 4);
    for (const list of [visitors.at, visitors.from, visitors.goal, visitors.stay]) {
      writer.whole(list[index], 2);
    }
    writer.whole(visitors.thought[index], 1);
    writer.whole(visitors.about[index], 1);
    if (guests.mood.length === 0) continue;
    for (const list of [guests.hunger, guests.thirst, guests.boredom, guests.tiredness]) {
      writer.whole(list[index], 2);
    }
    for (const list of [guests.mood, guests.cash, guests.spent, guests.visits, guests.queued]) {
      writer.whole(list[index], 2);
    }
    writer.whole(guests.inside[index], 1);
    writer.whole(guests.last[index], 1);
  }
}

function writeChart(writer: ByteWriter, { chart }: Park): void {
  writer.whole(chart.points, 4);
  for (let place = 0; place < Math.min(chart.points, chartPoints); place += 1) {
    writer.number(chart.money[place]);
    writer.whole(chart.visitors[place], 2);
    writer.whole(chart.satisfaction[place], 1);
  }
}

/** A park as text: everything except the undo history. */
export function writePark(state: Park, { withPeople }: WriteOptions): string {
  const writer = new ByteWriter();
  writer.whole(parkMark, 2);
  writer.whole(state.town ? parkVersion : classicVersion, 1);
  writer.whole(state.config.rules === 'tycoon' ? 1 : 0, 1);
  writer.whole(withPeople ? 1 : 0, 1);
  writer.whole(state.columns, 1);
  writer.whole(state.rows, 1);
  if (state.town) writePlay(writer, state, state.town);
  writer.whole(state.speed, 1);
  writer.whole(state.stopped ? 1 : 0, 1);
  writer.number(state.clock);
  writer.whole(state.day, 4);
  writer.whole(state.sinceStep, 2);
  writer.whole(state.sinceEconomy, 2);
  writer.number(state.money);
  writer.whole(state.satisfaction, 1);
  writer.whole(state.objectives, 4);
  writer.whole(state.visitors.nextId, 4);
  for (const word of state.rng) writer.whole(word, 4);
  writer.whole(state.prices.length, 1);
  for (const price of state.prices) writer.whole(price, 2);
  writer.whole(state.ledger.length, 1);
  for (const pounds of state.ledger) writer.number(pounds);
  writeBuildings(writer, state);
  if (withPeople) {
    writePeople(writer, state);
    writeChart(writer, state);
  }
  if (state.town) writeTown(writer, state, state.town, withPeople);
  const body = writer.finish();
  const sealed = new Uint8Array(body.length + 4);
  sealed.set(body);
  new DataView(sealed.buffer).setUint32(body.length, checksum(body, body.length), true);
  return textFromBytes(sealed);
}
