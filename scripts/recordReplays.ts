import { writeFileSync } from 'node:fs';
import { recordings } from './replays/recordings';

/**
 * Writes the golden replays. Run it after a change of rules that was meant to change what happens,
 * together with a raised `version` of those rules. Words after the command are the beginnings of
 * the names to record; without any, all are.
 */
const asked = process.argv.slice(2);
for (const [name, record] of Object.entries(recordings)) {
  if (asked.length > 0 && !asked.some((beginning) => name.startsWith(beginning))) continue;
  const file = new URL(`../tests/replays/${name}.txt`, import.meta.url);
  writeFileSync(file, `${record()}\n`);
  console.log(`recorded ${name}`);
}
