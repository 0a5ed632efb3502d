import { readFile } from 'node:fs/promises';
import { type ConfigSpec, parseConfig } from '../../scenes/kit/rules/config';
import type { ConfigValues } from '../../scenes/kit/rules/contract';

/** The config of a series, and how it differs from the config file. */
export type ChosenConfig = Readonly<{ values: ConfigValues; changes: string }>;

/** The differences between two configs, in words. */
export function changesOf(spec: ConfigSpec, values: ConfigValues): string {
  const changed = Object.keys(spec).filter((key) => values[key] !== spec[key].value);
  if (changed.length === 0) return 'the config file';
  return changed.map((key) => `${key} ${spec[key].value} → ${values[key]}`).join(', ');
}

/**
 * Reads the config file's values, replacing those that a JSON file names.
 * @throws Error with a sentence when the file cannot be read or a value is not allowed
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
