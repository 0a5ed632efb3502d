import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CurveOfMode } from './curveOfMode';
import type { Mode } from './modes';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/balance');

/** Curves of one game's modes. */
export type KeptCurves = Readonly<{
  find: (mode: Mode) => CurveOfMode | undefined;
  keep: (mode: Mode, curve: CurveOfMode) => void;
}>;

/** A hash of everything that a game's curves follow from: the game, the kit and this report. */
function hashOfCode(id: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const part of ['scenes/kit', `scenes/${id}`, 'scripts/balance']) {
    for (const name of readdirSync(join(root, part), { recursive: true }).map(String).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(root, part, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Curves that were played before by the same code, so that a report that was interrupted goes on
 * where it stopped.
 * @param games per mode and reaction
 */
export function keptCurves(id: string, games: number): KeptCurves {
  const code = hashOfCode(id);
  const fileOf = ({ name }: Mode) =>
    join(folder, `${id}-${games}-${name.replace(/\W+/g, '-')}-${code}.json`);
  return {
    find(mode) {
      const file = fileOf(mode);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    },
    keep(mode, curve) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(mode), JSON.stringify(curve));
    },
  };
}
