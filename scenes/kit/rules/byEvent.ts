import type { GameTypes } from './contract';

/** What is done for an event, or said of it, by its type. */
export type EventTable<Types extends GameTypes, Result = void> = {
  readonly [Type in Types['event']['type']]?: (
    event: Extract<Types['event'], Readonly<{ type: Type }>>,
    state: Readonly<Types['state']>,
  ) => Result;
};

/** A function of a game's events, made of a table. It returns undefined for a type without a row. */
export function byEvent<Types extends GameTypes, Result = void>(table: EventTable<Types, Result>) {
  return (event: Types['event'], state: Readonly<Types['state']>): Result | undefined =>
    (table[event.type as Types['event']['type']] as ByAnyEvent<Types, Result>)?.(event, state);
}

type ByAnyEvent<Types extends GameTypes, Result> =
  | ((event: Types['event'], state: Readonly<Types['state']>) => Result)
  | undefined;
