import type { Scenario } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import {
  readScenarioText,
  scenarioText,
} from '../../../../scenes/theme-park/rules/scenario/scenarioText';
import { fieldsOf, readStored, writeStored } from '../../../lib/storage';

const key = 'theme-park-draft';
const version = 1;

/** The scenario that the player was making, playable or not; undefined if there is none. */
export function readDraft(cells: number): Scenario | undefined {
  const { text } = fieldsOf(readStored(key), version);
  const read = typeof text === 'string' ? readScenarioText(text, cells) : undefined;
  return read?.ok ? read.value : undefined;
}

export function writeDraft(scenario: Scenario): void {
  writeStored(key, { version, text: scenarioText(scenario) });
}
