import { readFile } from 'node:fs/promises';
import { type ConfigSpec, parseConfig } from '../../scenes/kit/rules/config';
import type { ConfigValues } from '../../scenes/kit/rules/contract';

/** A config as it is played, and what it changes of the config file. */
export type ChosenConfig = Readonly<{ values: ConfigValues; changes: string }>;

/** What two configs differ in, in words. */
export function changesOf(spec: ConfigSpec, values: ConfigValues): string {
  const changed = Object.keys(spec).filter((key) => values[key] !== spec[key].value);
  if (changed.length === 0) return 'the config file';
  return changed.map((key) => `${key} ${spec[key].value} → ${values[key]}`).join(', ');
}

/**
 * The config file's values with those of a JSON file in their places.
 * @throws Error with a sentence where the file cannot be read or a value may not stand
 */
export async function readConfig(spec: ConfigSpec, file: string): Promise<ChosenConfig> {
  let values: unknown;
  try {
    values = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const parsed = parseConfig(spec, values);
  if (!parsed.ok) throw new Error(`${file}: ${parsed.refusal}`);
  return { values: parsed.value, changes: changesOf(spec, parsed.value) };
}
