type Pooled<Fields> = { readonly [Type in keyof Fields]: { type: Type } & Fields[Type] };

/** The type of a pool's events, as a listener receives them. */
export type EventOf<Pool> = { [Type in keyof Pool]: Readonly<Pool[Type]> }[keyof Pool];

/**
 * The events of a game by type: one object each, reused for every event of that type.
 * @param fields by type, the fields of the event with any initial values
 */
export function poolEvents<Fields extends Readonly<Record<string, object>>>(fields: Fields) {
  const events = Object.entries(fields).map(([type, own]) => [type, { type, ...own }]);
  return Object.fromEntries(events) as Pooled<Fields>;
}
