import type { BaseFact, BaseState } from '../rules/contract';

/** What is done about facts, by their types. */
export type FactHandlers<Fact extends BaseFact, State extends BaseState> = {
  readonly [Type in Fact['type']]?: (
    fact: Extract<Fact, Readonly<{ type: Type }>>,
    state: Readonly<State>,
  ) => void;
};

export function handleFact<Fact extends BaseFact, State extends BaseState>(
  handlers: FactHandlers<Fact, State>,
  fact: Fact,
  state: Readonly<State>,
): void {
  const handler: unknown = handlers[fact.type as Fact['type']];
  (handler as ((fact: Fact, state: Readonly<State>) => void) | undefined)?.(fact, state);
}
