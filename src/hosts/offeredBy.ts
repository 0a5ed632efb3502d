import type { Game } from '../../scenes/kit/Game';
import type { Field } from '../../scenes/kit/rules/config';

type Offered = readonly Readonly<{ key: string; field: Field }>[];

/** The constants that players, not only designers, may change: as modes, or as assists. */
export function offeredBy({ config }: Pick<Game, 'config'>, as: 'mode' | 'assist'): Offered {
  const fields = Object.entries(config).filter(([, field]) => field[as]);
  return fields.map(([key, field]) => ({ key, field }));
}
