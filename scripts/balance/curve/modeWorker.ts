import { playerOf } from '../players';
import { curveOfMode } from './curveOfMode';
import type { Mode } from './modes';

// Started by playOnCores.ts with the id of a game and the number of runs. Answers each mode that it
// is sent with the mode's curve.
const [id, games] = process.argv.slice(2);
const player = await playerOf(id);
process.on('message', (mode: Mode) => {
  if (!player) throw new Error(`nobody plays ${id}`);
  process.send?.(curveOfMode(player, mode, Number(games)));
});
