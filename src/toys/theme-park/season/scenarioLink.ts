import type { Scenario } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { scenarioText } from '../../../../scenes/theme-park/rules/scenario/scenarioText';

/** What stands before a scenario in an address: after the hash, so that no server hears of it. */
const mark = '#scenario=';
/** What stands there for the challenge of the day. */
export const todayHash = '#today';

export function scenarioHash(scenario: Scenario): string {
  return mark + scenarioText(scenario);
}

/** The text of the scenario that an address carries; undefined where it carries none. */
export function scenarioInHash(hash: string): string | undefined {
  return hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
}
