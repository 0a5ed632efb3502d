import { accepted, type Parsed, refused } from '../../../kit/rules/Parsed';
import { bytesOfText } from '../../../kit/rules/textOfBytes';
import type { ThemeParkConfig } from '../../config';
import { ByteReader, ByteWriter, isSealed } from '../save/bytes';
import { impossibility } from './impossible';
import { goals, maxNameLength, type Scenario, seasons, terrainNames, troubles } from './Scenario';

/** The first bytes of every scenario's text, and the version of its format. */
const mark = 0x4353;
const version = 2;
/** No scenario has a longer text. */
const maxTextLength = 2000;
/** A run of one kind of ground: the kind in the upper two bits, its length less one below. */
const maxRunLength = 64;

function writeGround(writer: ByteWriter, ground: Readonly<Uint8Array>): void {
  for (let cell = 0; cell < ground.length; ) {
    let end = cell + 1;
    while (end < ground.length && ground[end] === ground[cell] && end - cell < maxRunLength)
      end += 1;
    writer.whole((ground[cell] << 6) | (end - cell - 1), 1);
    cell = end;
  }
}

/** @returns undefined where the runs are no ground of that size */
function readGround(reader: ByteReader, cells: number): Uint8Array | undefined {
  const ground = new Uint8Array(cells);
  for (let cell = 0; cell < cells; ) {
    if (reader.isOverrun) return undefined;
    const run = reader.whole(1);
    const end = cell + (run & 63) + 1;
    if (end > cells || run >> 6 >= terrainNames.length) return undefined;
    ground.fill(run >> 6, cell, end);
    cell = end;
  }
  return ground;
}

/**
 * Writes a scenario into a save or a link.
 * @param hasKinds with what has to be researched, and what there is not
 */
export function writeScenario(writer: ByteWriter, scenario: Scenario, hasKinds: boolean): void {
  const { name, season, trouble, goal, money, minutes, medals, seed, ground } = scenario;
  writer.whole(name.length, 1);
  for (let at = 0; at < name.length; at += 1) writer.whole(name.charCodeAt(at), 2);
  writer.whole(seasons.indexOf(season), 1);
  writer.whole(troubles.indexOf(trouble), 1);
  writer.whole(goals.indexOf(goal), 1);
  writer.whole(minutes, 1);
  for (const number of [money, ...medals, seed]) writer.whole(number, 4);
  writeGround(writer, ground);
  if (!hasKinds) return;
  writer.whole(scenario.shut, 2);
  writer.whole(scenario.never, 2);
}

/**
 * @param hasKinds the list of buildings follows; without it all of them are open
 * @returns undefined where a field is out of its list
 */
export function readScenario(
  reader: ByteReader,
  cells: number,
  hasKinds: boolean,
): Scenario | undefined {
  const length = reader.whole(1);
  if (length > maxNameLength) return undefined;
  const name = String.fromCharCode(...Array.from({ length }, () => reader.whole(2)));
  const season = seasons[reader.whole(1)];
  const trouble = troubles[reader.whole(1)];
  const goal = goals[reader.whole(1)];
  const minutes = reader.whole(1);
  const [money, bronze, silver, gold, seed] = Array.from({ length: 5 }, () => reader.whole(4));
  const ground = readGround(reader, cells);
  const [shut, never] = hasKinds ? [reader.whole(2), reader.whole(2)] : [0, 0];
  if (!season || !trouble || !goal || !ground || reader.isOverrun) return undefined;
  const medals = [bronze, silver, gold] as const;
  return { name, season, trouble, goal, minutes, money, medals, seed, ground, shut, never };
}

/**
 * A scenario as a text for an address. One in which everything is open has the text that it always
 * had: medals are kept by it.
 */
export function scenarioText(scenario: Scenario): string {
  const writer = new ByteWriter();
  writer.whole(mark, 2);
  const hasKinds = (scenario.shut | scenario.never) > 0;
  writer.whole(hasKinds ? version : 1, 1);
  writeScenario(writer, scenario, hasKinds);
  return writer.sealed();
}

/**
 * Reads such a text, or says in a sentence why it cannot be read. Whether it can be played is not
 * checked.
 */
export function readScenarioText(text: string, cells: number): Parsed<Scenario> {
  const bytes = text.length <= maxTextLength ? bytesOfText(text) : undefined;
  if (!bytes || bytes.length < 8) return refused('The scenario’s link is damaged or too long.');
  if ((bytes[0] | (bytes[1] << 8)) !== mark) return refused('That is not a scenario of this site.');
  if (!isSealed(bytes)) return refused('The scenario’s link is damaged.');
  if (bytes[2] > version)
    return refused('The scenario was made with a newer version of this page.');
  const reader = new ByteReader(bytes.subarray(3, bytes.length - 4));
  const scenario = readScenario(reader, cells, bytes[2] > 1);
  if (!scenario || !reader.isWhole) return refused('The scenario’s link is damaged.');
  return accepted(scenario);
}

/** Reads such a text, or says in a sentence why it cannot be played. */
export function parseScenario(
  text: string,
  constants: Readonly<ThemeParkConfig>,
): Parsed<Scenario> {
  const read = readScenarioText(text, constants.columns * constants.rows);
  const reason = read.ok ? impossibility(read.value, constants) : undefined;
  return reason === undefined ? read : refused(reason);
}
