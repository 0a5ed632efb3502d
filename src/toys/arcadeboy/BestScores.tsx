import { useEffect, useState } from 'react';
import type { ConfigSpec } from '../../../scenes/kit/rules/config';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import type { BestScore } from '../../stores/records';
import styles from './cards.module.css';
import type { Cartridge } from './cartridges';
import { hasCategory } from './hasCategory';

/** A category such as `startLevel 3` in words. */
function inWords(category: string): string {
  return category.replace(/([A-Z])/g, ' $1').toLowerCase();
}

type Props = Readonly<{
  cartridge: Cartridge;
  scores: readonly (readonly [category: string, best: BestScore])[];
}>;

/** A game's records. It also names those of modes that the game no longer has. */
export function BestScores({ cartridge: { title, load }, scores }: Props) {
  const [config, setConfig] = useState<ConfigSpec>();
  const hasModes = scores.some(([category]) => category !== 'classic');
  useEffect(() => {
    if (hasModes) load().then((game) => setConfig(game.config), console.warn);
  }, [hasModes, load]);
  if (scores.length === 0) return null;
  return (
    <ul className={styles.best} aria-label={`Best at ${title}`}>
      {scores.map(([category, { score }]) => (
        <li key={category}>
          Best, {inWords(category)}
          {config && !hasCategory(config, category) && ' (a mode of an earlier version)'}:{' '}
          <b>{scoreWords(score)}</b>
        </li>
      ))}
    </ul>
  );
}
