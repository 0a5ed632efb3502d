import { accepted, type Parsed, refused } from '../../../kit/rules/Parsed';
import type { ThemeParkConfig } from '../../config';
import { kindCount, noKind, specOf } from '../buildings';

import { fits, isFree, isGrass, put, take } from '../edit';
import { chartPoints } from '../freshState';
import { lacks } from '../query';
import { layRoutes } from '../routes';
import { impossibility } from '../scenario/impossible';
import { constantsOf } from '../scenario/Scenario';
import { readScenario } from '../scenario/scenarioText';
import { enterScenario } from '../scenario/startScenario';
import { start } from '../start';
import { goingHome, noGoal, type ThemeParkState } from '../ThemeParkState';
import { thoughts } from '../thoughts';
import { countReachable } from '../tycoon/draw';
import { standIn } from '../tycoon/line';
import { full } from '../tycoon/needs';
import { allOpen } from '../tycoon/topics';
import { ByteReader, bytesFromText, checksum } from './bytes';
import { readTown } from './townBytes';
import { parkMark, parkVersion } from './writePark';

const damaged = 'The saved park is damaged.';
/** No park has a longer text. */
export const maxParkText = 400_000;
/** More than a park can earn in a year. */
const maxPounds = 1e12;

/** A sentence instead of a park. */
class Refusal extends Error {}

function must(condition: boolean, reason = damaged): void {
  if (!condition) throw new Refusal(reason);
}

function readPounds(reader: ByteReader): number {
  const pounds = reader.number();
  must(Number.isInteger(pounds) && Math.abs(pounds) <= maxPounds);
  return pounds;
}

/** Decodes a text and checks its checksum. @throws Refusal */
function unsealed(text: string): ByteReader {
  must(text.length <= maxParkText, 'The saved park is too large.');
  const bytes = bytesFromText(text);
  if (!bytes || bytes.length < 8) throw new Refusal(damaged);
  const length = bytes.length - 4;
  const mark = bytes[0] | (bytes[1] << 8);
  must(mark === parkMark, 'That is not a park of this site.');
  const sum = new DataView(bytes.buffer).getUint32(length, true);
  must(sum === checksum(bytes, length));
  return new ByteReader(bytes.subarray(0, length));
}

type Opened = Readonly<{
  reader: ByteReader;
  version: number;
  tycoon: boolean;
  withPeople: boolean;
  columns: number;
  rows: number;
}>;

function open(text: string): Opened {
  const reader = unsealed(text);
  reader.whole(2);
  const version = reader.whole(1);
  must(version <= parkVersion, 'The park was saved by a newer version of this page.');
  must(version > 0);
  const tycoon = reader.whole(1) === 1;
  // Only parks under Tycoon rules have changed since the first version.
  must(tycoon || version === 1);
  const withPeople = reader.whole(1) === 1;
  return { reader, version, tycoon, withPeople, columns: reader.whole(1), rows: reader.whole(1) };
}

/** The scenario of a park, and how far it has come; undefined for an open-ended park. */
function readPlay(reader: ByteReader, version: number, constants: Readonly<ThemeParkConfig>) {
  if (reader.whole(1) === 0) return undefined;
  const scenario = readScenario(reader, constants.columns * constants.rows, version > 5);
  const medal = reader.whole(1);
  const isOver = reader.whole(1) === 1;
  if (!scenario || impossibility(scenario, constants) !== undefined || medal > 3) {
    throw new Refusal(damaged);
  }
  return { scenario, medal, isOver };
}

function readTime(reader: ByteReader, park: ThemeParkState): void {
  park.speed = reader.whole(1);
  must(park.speed >= 1 && park.speed <= 3);
  park.stopped = reader.whole(1) === 1;
  park.clock = reader.number();
  must(Number.isInteger(park.clock) && park.clock >= 0 && park.clock <= maxPounds);
  park.day = reader.whole(4);
  park.sinceStep = reader.whole(2);
  park.sinceEconomy = reader.whole(2);
}

function readAccounts(reader: ByteReader, park: ThemeParkState): void {
  park.money = readPounds(reader);
  park.satisfaction = reader.whole(1);
  must(park.satisfaction <= 100);
  park.objectives = reader.whole(4);
  park.visitors.nextId = reader.whole(4);
  for (let index = 0; index < 4; index += 1) park.rng[index] = reader.whole(4);
  must(park.rng.some((word) => word !== 0));
  const prices = reader.whole(1);
  must(prices <= park.prices.length);
  for (let kind = 0; kind < prices; kind += 1) {
    const price = reader.whole(2);
    // The highest price can differ between versions of this page.
    park.prices[kind] = kind === noKind ? 0 : Math.min(price, specOf(kind).tycoon.maxPrice);
  }
  const accounts = reader.whole(1);
  must(accounts <= park.ledger.length);
  let sum = park.config.startingMoney;
  for (let place = 0; place < accounts; place += 1) {
    park.ledger[place] = readPounds(reader);
    sum += park.ledger[place];
  }
  must(sum === park.money, 'The saved park’s books do not add up.');
}

function readBuildings(reader: ByteReader, park: ThemeParkState): void {
  for (const gate of park.gates.slice(0, park.gateCount)) take(park, gate);
  const standing = reader.whole(2);
  for (let count = 0; count < standing; count += 1) {
    const kind = reader.whole(1);
    const cell = reader.whole(2);
    must(!reader.isOverrun && kind !== noKind && kind < kindCount && !lacks(park, kind));
    const column = cell % park.columns;
    must(fits(park, kind, column, (cell - column) / park.columns) && isFree(park, kind, cell));
    must(isGrass(park, kind, cell));
    must(park.destinationCount < park.destinations.length);
    put(park, kind, cell);
  }
  layRoutes(park);
}

function readGuest(reader: ByteReader, park: ThemeParkState, index: number): void {
  const { guests, visitors } = park;
  for (const list of [guests.hunger, guests.thirst, guests.boredom, guests.tiredness]) {
    list[index] = reader.whole(2);
    must(list[index] <= full);
  }
  guests.mood[index] = reader.whole(2);
  must(guests.mood[index] <= full);
  for (const list of [guests.cash, guests.spent, guests.visits, guests.queued]) {
    list[index] = reader.whole(2);
  }
  guests.inside[index] = reader.whole(1);
  guests.last[index] = reader.whole(1);
  must(guests.inside[index] <= 1 && guests.last[index] < kindCount);
  const goal = visitors.goal[index];
  const busy = guests.inside[index] === 1 || guests.queued[index] > 0;
  if (!busy) return;
  must(goal < park.slotOf.length && !(guests.inside[index] === 1 && guests.queued[index] > 0));
  if (guests.inside[index] === 1) park.inside[goal] += 1;
  else {
    park.queue[goal] += 1;
    if (!park.town) return;
    must(park.town.standing[visitors.at[index]] < 0xff);
    standIn(park.town, goal, visitors.at[index]);
  }
}

function readPeople(reader: ByteReader, park: ThemeParkState): void {
  const { visitors } = park;
  const cells = park.columns * park.rows;
  const count = reader.whole(2);
  must(count <= visitors.at.length);
  visitors.count = count;
  for (let index = 0; index < count && !reader.isOverrun; index += 1) {
    visitors.id[index] = reader.whole(4);
    for (const list of [visitors.at, visitors.from, visitors.goal, visitors.stay]) {
      list[index] = reader.whole(2);
    }
    must(visitors.at[index] < cells && visitors.from[index] < cells);
    const goal = visitors.goal[index];
    must(goal < cells || goal === noGoal || goal === goingHome);
    visitors.thought[index] = reader.whole(1);
    visitors.about[index] = reader.whole(1);
    must(visitors.thought[index] < thoughts.length && visitors.about[index] < kindCount);
    if (park.guests.mood.length > 0) readGuest(reader, park, index);
  }
}

function readChart(reader: ByteReader, { chart }: ThemeParkState): void {
  chart.points = reader.whole(4);
  const kept = Math.min(chart.points, chartPoints);
  for (let place = 0; place < kept && !reader.isOverrun; place += 1) {
    chart.money[place] = readPounds(reader);
    chart.visitors[place] = reader.whole(2);
    chart.satisfaction[place] = reader.whole(1);
  }
}

/**
 * Reads a text made by `writePark`, or says in a sentence why it cannot. Every number is checked,
 * so a park that loads can be played.
 * @param constants in force; the rules are the saved park's own
 */
export function readPark(
  text: string,
  constants: Readonly<ThemeParkConfig>,
): Parsed<ThemeParkState> {
  try {
    const { reader, version, tycoon, withPeople, columns, rows } = open(text);
    const fits = columns === constants.columns && rows === constants.rows;
    must(fits, 'The saved park has another size.');
    const scenario = version > 2 ? readPlay(reader, version, constants) : undefined;
    const park = start(
      scenario
        ? constantsOf(constants, scenario.scenario)
        : { ...constants, rules: tycoon ? 'tycoon' : 'classic' },
      0,
    );
    if (park.town && scenario) {
      enterScenario(park, scenario.scenario);
      park.town.play.medal = scenario.medal;
      park.town.play.isOver = scenario.isOver;
    }
    readTime(reader, park);
    readAccounts(reader, park);
    readBuildings(reader, park);
    if (withPeople) {
      readPeople(reader, park);
      readChart(reader, park);
    }
    // In a park from before there was research everything is open.
    if (park.town) park.town.open = allOpen;
    if (park.town && version > 1) must(readTown(reader, park, park.town, { withPeople, version }));
    must(reader.isWhole);
    if (park.town) countReachable(park, park.town);
    return accepted(park);
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}
