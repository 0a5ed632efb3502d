import { accepted, type Parsed, refused } from '../../../kit/rules/Parsed';
import { bytesOfText } from '../../../kit/rules/textOfBytes';
import type { ThemeParkConfig } from '../../config';
import { kindCount, noKind } from '../buildings';
import { fits, isFree, isGrass, put, take } from '../edit';
import { lacks } from '../query';
import { layRoutes } from '../routes';
import { impossibility } from '../scenario/impossible';
import { constantsOf } from '../scenario/Scenario';
import { readScenario } from '../scenario/scenarioText';
import { enterScenario } from '../scenario/startScenario';
import { start } from '../start';
import type { ThemeParkState } from '../ThemeParkState';
import { countReachable } from '../tycoon/draw';
import { standIn } from '../tycoon/line';
import { allOpen } from '../tycoon/topics';
import { ByteReader, isSealed, must, Refusal } from './bytes';
import { passAccounts, passChart, passPeople, passTime } from './parkBytes';
import { passTown, settleTown } from './townBytes';
import { parkMark, parkVersion } from './writePark';

/** No park has a longer text. */
export const maxParkText = 400_000;

/** Decodes a text and checks its checksum. @throws Refusal */
function unsealed(text: string): ByteReader {
  must(text.length <= maxParkText, 'The saved park is too large.');
  const bytes = bytesOfText(text) ?? new Uint8Array();
  must(bytes.length >= 8);
  const mark = bytes[0] | (bytes[1] << 8);
  must(mark === parkMark, 'That is not a park of this site.');
  must(isSealed(bytes));
  return new ByteReader(bytes.subarray(0, bytes.length - 4));
}

function open(text: string) {
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
  must(scenario !== undefined && impossibility(scenario, constants) === undefined && medal <= 3);
  return { scenario, medal, isOver };
}

function readBuildings(reader: ByteReader, park: ThemeParkState): void {
  for (const gate of park.gates.slice(0, park.gateCount)) take(park, gate);
  const standing = reader.whole(2);
  for (let count = 0; count < standing; count += 1) {
    const kind = reader.whole(1);
    const cell = reader.whole(2);
    must(kind !== noKind && kind < kindCount && !lacks(park, kind));
    const column = cell % park.columns;
    must(fits(park, kind, column, (cell - column) / park.columns) && isFree(park, kind, cell));
    must(isGrass(park, kind, cell));
    must(park.destinationCount < park.destinations.length);
    put(park, kind, cell);
  }
  layRoutes(park);
}

/** A guest is in their goal's building, or in its queue. */
function seat(park: ThemeParkState, index: number): void {
  const { guests, visitors, town } = park;
  const goal = visitors.goal[index];
  const isInside = guests.inside[index] === 1;
  const isQueueing = guests.queued[index] > 0;
  if (!isInside && !isQueueing) return;
  must(goal < park.slotOf.length && !(isInside && isQueueing));
  if (isInside) park.inside[goal] += 1;
  else {
    park.queue[goal] += 1;
    if (!town) return;
    must(town.standing[visitors.at[index]] < 0xff);
    standIn(town, goal, visitors.at[index]);
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
    passTime(reader, park);
    passAccounts(reader, park);
    const sum = park.ledger.reduce((all, pounds) => all + pounds, park.config.startingMoney);
    must(sum === park.money, 'The saved park’s books do not add up.');
    readBuildings(reader, park);
    if (withPeople) {
      passPeople(reader, park);
      for (let index = 0; index < park.visitors.count; index += 1) seat(park, index);
      passChart(reader, park);
    }
    const { town } = park;
    if (town) {
      // In a park from before there was research everything is open.
      town.open = allOpen;
      if (version > 2) town.builtOn.fill(0);
      if (version > 1) {
        passTown(reader, park, town, { withPeople, version });
        settleTown(park, town, { withPeople, version });
      }
      countReachable(park, town);
    }
    must(reader.isWhole);
    return accepted(park);
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}
