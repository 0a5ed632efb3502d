import { writeScenario } from '../scenario/scenarioText';
import { scenarioOf } from '../scenario/startScenario';
import type { Park, ThemeParkState } from '../ThemeParkState';
import type { Town } from '../tycoon/freshTown';
import { ByteWriter } from './bytes';
import { passAccounts, passChart, passPeople, passTime } from './parkBytes';
import { filled, passTown } from './townBytes';

/** The version of the format. Older ones can always be read. */
export const parkVersion = 6;
/** Parks under Classic rules are still written as they always were. */
const classicVersion = 1;
/** The first bytes of every saved park. */
export const parkMark = 0x4b50;

function writeBuildings(writer: ByteWriter, state: Park): void {
  const standing = filled(state.kindAt);
  writer.whole(standing.length, 2);
  for (const cell of standing) {
    writer.whole(state.kindAt[cell], 1);
    writer.whole(cell, 2);
  }
}

/** The scenario that a park is played in, and how far it has come. */
function writePlay(writer: ByteWriter, park: Park, { play }: Readonly<Town>): void {
  const scenario = scenarioOf(park);
  writer.whole(scenario ? 1 : 0, 1);
  if (!scenario) return;
  writeScenario(writer, scenario, true);
  writer.whole(play.medal, 1);
  writer.whole(play.isOver ? 1 : 0, 1);
}

/**
 * A park as text: everything except the undo history.
 * @param withPeople includes visitors and the graph: for a save, not for a link
 */
export function writePark(state: Park, { withPeople }: Readonly<{ withPeople: boolean }>): string {
  const writer = new ByteWriter();
  writer.whole(parkMark, 2);
  writer.whole(state.town ? parkVersion : classicVersion, 1);
  writer.whole(state.config.rules === 'tycoon' ? 1 : 0, 1);
  writer.whole(withPeople ? 1 : 0, 1);
  writer.whole(state.columns, 1);
  writer.whole(state.rows, 1);
  if (state.town) writePlay(writer, state, state.town);
  // What is written is given back as it is.
  const park = state as ThemeParkState;
  passTime(writer, park);
  passAccounts(writer, park);
  writeBuildings(writer, state);
  if (withPeople) {
    passPeople(writer, park);
    passChart(writer, park);
  }
  if (park.town) passTown(writer, park, park.town, { withPeople, version: parkVersion });
  return writer.sealed();
}
