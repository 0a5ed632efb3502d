import { writeFileSync } from 'node:fs';
import { blockFallRecordings } from './replays/recordBlockFall';
import { graveyardGhostsRecordings } from './replays/recordGraveyardGhosts';
import { snakeRecordings } from './replays/recordSnake';
import { superJumpRecordings } from './replays/recordSuperJump';

/**
 * Writes the golden replays. Run it after a change of rules that was meant to change what happens,
 * together with a raised `version` of those rules. Words after the command are the beginnings of
 * the names to record; without any, all are.
 */
const recordings: Readonly<Record<string, () => string>> = {
  ...snakeRecordings,
  ...blockFallRecordings,
  ...superJumpRecordings,
  ...graveyardGhostsRecordings,
};

const asked = process.argv.slice(2);
for (const [name, record] of Object.entries(recordings)) {
  if (asked.length > 0 && !asked.some((beginning) => name.startsWith(beginning))) continue;
  const file = new URL(`../tests/replays/${name}.json`, import.meta.url);
  writeFileSync(file, `${record()}\n`);
  console.log(`recorded ${name}`);
}
