import { readFileSync } from 'node:fs';

/** The text of a golden replay. */
export function golden(name: string): string {
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8').trim();
}
