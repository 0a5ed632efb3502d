import { checksum } from '../../../../scenes/theme-park/rules/save/bytes';
import type { Scenario } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { scenarioText } from '../../../../scenes/theme-park/rules/scenario/scenarioText';
import { fieldsOf, readStored, writeStored } from '../../../lib/storage';

const key = 'theme-park-medals';
const version = 1;
/** Scenarios of which medals are kept; the oldest give way. */
const maxKept = 400;

/** What tells one scenario from all others. */
function keyOf(scenario: Scenario): string {
  const text = scenarioText(scenario);
  const codes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return checksum(codes, codes.length).toString(36);
}

function readMedals(): Readonly<Record<string, number>> {
  const { medals } = fieldsOf(readStored(key), version);
  const entries = Object.entries(Object(medals) as Record<string, unknown>);
  const valid = entries.filter(
    (entry): entry is [string, number] => entry[1] === 1 || entry[1] === 2 || entry[1] === 3,
  );
  return Object.fromEntries(valid.slice(-maxKept));
}

/** The best medal of each scenario: 0 for none, 3 for gold. */
export function medalReader(): (scenario: Scenario) => number {
  const medals = readMedals();
  return (scenario) => medals[keyOf(scenario)] ?? 0;
}

/** Keeps a medal, unless a better one was won before. */
export function saveMedal(scenario: Scenario, medal: number): void {
  const medals = readMedals();
  const name = keyOf(scenario);
  if ((medals[name] ?? 0) >= medal) return;
  writeStored(key, { version, medals: { ...medals, [name]: medal } });
}
