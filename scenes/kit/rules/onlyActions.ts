import type { BaseAction } from './contract';

/** `actions` and `parseAction` of rules that know a fixed list of actions. */
export function onlyActions<Action extends BaseAction>(actions: readonly Action[]) {
  const known: ReadonlySet<unknown> = new Set(actions);
  const fields = actions.map((action) => Object.entries(action) as readonly [string, unknown][]);
  const parseAction = (value: unknown): Action | undefined => {
    if (known.has(value)) return value as Action;
    if (typeof value !== 'object' || value === null) return undefined;
    const given = value as Record<string, unknown>;
    return actions[fields.findIndex((own) => own.every(([key, part]) => given[key] === part))];
  };
  return { actions, parseAction };
}
