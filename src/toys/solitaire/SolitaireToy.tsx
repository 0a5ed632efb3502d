import { useState } from 'react';
import { klondike } from '../../../scenes/klondike/game';
import { GameHost } from '../../hosts/GameHost';
import { storedModes } from '../../hosts/modes';
import { readStored, writeStored } from '../../lib/storage';
import { KlondikeTable } from './KlondikeTable';
import { SimpleGame } from './SimpleGame';
import styles from './solitaire.module.css';

const key = 'solitaire';

/** Whether the player last had the plain game open. */
function prefersSimple(): boolean {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return false;
  const { version, simple } = stored as Record<string, unknown>;
  return version === 1 && simple === true;
}

function writePrefersSimple(simple: boolean): void {
  writeStored(key, { version: 1, simple });
}

/** The seed of the next deal: one that was proven winnable, unless the player prefers any deal. */
function chooseSeed(): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return klondike.seedFor?.(drawn, storedModes(klondike as never)) ?? drawn;
}

type Props = Readonly<{
  /** The id of the heading that labels the game. */
  labelledBy: string;
  /** For tests: the seed of each run. */
  seed?: () => number;
}>;

const entry = { id: 'klondike', title: 'Solitaire', load: async () => klondike as never };

/** Klondike, and the plain deck one click away. */
export function SolitaireToy({ labelledBy, seed = chooseSeed }: Props) {
  const [simple, setSimple] = useState(prefersSimple);
  const choose = (wanted: boolean) => {
    setSimple(wanted);
    writePrefersSimple(wanted);
  };
  if (simple) return <SimpleGame onKlondike={() => choose(false)} />;
  return (
    <GameHost
      entry={entry}
      labelledBy={labelledBy}
      autoFocus={false}
      place="desktop"
      className={styles.host}
      seed={seed}
    >
      <KlondikeTable onSimple={() => choose(true)} />
    </GameHost>
  );
}
