import type { GameTypes } from '../rules/contract';
import type { FactListener } from '../run/Run';

/** What is done about facts, by their types. */
export type FactHandlers<Types extends GameTypes> = {
  readonly [Type in Types['fact']['type']]?: (
    fact: Extract<Types['fact'], Readonly<{ type: Type }>>,
    state: Readonly<Types['state']>,
  ) => void;
};

export function handleFact<Types extends GameTypes>(
  handlers: FactHandlers<Types>,
  fact: Types['fact'],
  state: Readonly<Types['state']>,
): void {
  const handler: unknown = handlers[fact.type as Types['fact']['type']];
  (handler as FactListener<Types> | undefined)?.(fact, state);
}
