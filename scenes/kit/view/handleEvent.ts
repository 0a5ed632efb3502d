import type { GameTypes } from '../rules/contract';
import type { RunListener } from '../run/Run';

/** Handlers by type of event. */
export type EventHandlers<Types extends GameTypes> = {
  readonly [Type in Types['event']['type']]?: (
    event: Extract<Types['event'], Readonly<{ type: Type }>>,
    state: Readonly<Types['state']>,
  ) => void;
};

export function handleEvent<Types extends GameTypes>(
  handlers: EventHandlers<Types>,
  event: Types['event'],
  state: Readonly<Types['state']>,
): void {
  const handler: unknown = handlers[event.type as Types['event']['type']];
  (handler as RunListener<Types> | undefined)?.(event, state);
}
