import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Player } from '../players';
import type { Curve, CurveOfMode } from './curveOfMode';
import type { KeptCurves } from './keptCurves';
import { type Mode, modesOf } from './modes';

const worker = fileURLToPath(new URL('modeWorker.ts', import.meta.url));

/** Sends a mode to a worker. Resolves to its curve. */
function ask(child: ChildProcess, mode: Mode): Promise<CurveOfMode> {
  return new Promise((resolve, reject) => {
    child.once('message', (curve: CurveOfMode) => resolve(curve));
    child.once('exit', (code) => reject(new Error(`${mode.name}: the worker ended with ${code}`)));
    child.send(mode);
  });
}

/**
 * Plays modes of a game at each reaction, and the blind strategies: a mode at a time on each core.
 * @param games per mode and reaction
 * @param tell is called with the name of each mode before it is played
 * @param kept where curves that were played before are found, and new ones are kept
 */
export async function playOnCores(
  { game }: Pick<Player, 'game'>,
  games: number,
  tell: (name: string) => void = () => {},
  modes: readonly Mode[] = modesOf(game),
  kept?: KeptCurves,
): Promise<Curve> {
  const { id, title } = game;
  const curves: CurveOfMode[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const child = fork(worker, [id, String(games)], { execArgv: ['--import', 'tsx'] });
    child.setMaxListeners(modes.length + 1);
    try {
      while (next < modes.length) {
        const index = next;
        next += 1;
        const mode = modes[index];
        tell(mode.name);
        curves[index] = kept?.find(mode) ?? (await ask(child, mode));
        kept?.keep(mode, curves[index]);
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), modes.length) }, work));
  return { id, title, games, modes: curves };
}
