import type { BaseAction } from './contract';

/** The parser of a game that has a few actions and no others. */
export function parserOf<Action extends BaseAction>(
  actions: readonly Action[],
): (value: unknown) => Action | undefined {
  const known: ReadonlySet<unknown> = new Set(actions);
  const fields = actions.map((action) => Object.entries(action) as readonly [string, unknown][]);
  return (value) => {
    if (known.has(value)) return value as Action;
    if (typeof value !== 'object' || value === null) return undefined;
    const given = value as Record<string, unknown>;
    return actions[fields.findIndex((own) => own.every(([key, part]) => given[key] === part))];
  };
}
