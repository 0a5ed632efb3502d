import { type ConfigSpec, refusal } from '../rules/config';
import type { ConfigValues } from '../rules/contract';

/**
 * The constants in force under a changed config file: those still at the old file's value follow
 * the new one, those that were tuned stay where the new file allows it.
 * @returns all of them, and apart those of a running game that changed
 */
export function carryConfig(
  before: ConfigSpec,
  after: ConfigSpec,
  config: ConfigValues,
): Readonly<{ carried: ConfigValues; changed: ConfigValues }> {
  const carried: ConfigValues = {};
  const changed: ConfigValues = {};
  for (const key of Object.keys(after)) {
    const held = config[key];
    const tuned = Object.hasOwn(before, key) && held !== before[key].value;
    const stays = tuned && refusal(after[key], held) === undefined;
    carried[key] = stays ? held : after[key].value;
    if (!after[key].restart && carried[key] !== held) changed[key] = carried[key];
  }
  return { carried, changed };
}
