type Pooled<Fields> = { readonly [Type in keyof Fields]: { type: Type } & Fields[Type] };

/** A event as a listener is told it, of those that a pool holds. */
export type EventOf<Pool> = { [Type in keyof Pool]: Readonly<Pool[Type]> }[keyof Pool];

/**
 * The events of a game, by type: one object each, written and told again and again.
 * @param fields by type, what a event says beyond the state it is told with, with any values
 */
export function poolEvents<Fields extends Readonly<Record<string, object>>>(fields: Fields) {
  const events = Object.entries(fields).map(([type, own]) => [type, { type, ...own }]);
  return Object.fromEntries(events) as Pooled<Fields>;
}
