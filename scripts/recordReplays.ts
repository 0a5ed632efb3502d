import { writeFileSync } from 'node:fs';
import { snakeRecordings } from './replays/recordSnake';

/**
 * Writes the golden replays. Run it after a change of rules that was meant to change what happens,
 * together with a raised `version` of those rules.
 */
const recordings: Readonly<Record<string, () => string>> = { ...snakeRecordings };

for (const [name, record] of Object.entries(recordings)) {
  const file = new URL(`../tests/replays/${name}.json`, import.meta.url);
  writeFileSync(file, `${record()}\n`);
  console.log(`recorded ${name}`);
}
