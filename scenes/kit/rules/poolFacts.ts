type Pooled<Fields> = { readonly [Type in keyof Fields]: { type: Type } & Fields[Type] };

/** A fact as a listener is told it, of those that a pool holds. */
export type FactOf<Pool> = { [Type in keyof Pool]: Readonly<Pool[Type]> }[keyof Pool];

/**
 * The facts of a game, by type: one object each, written and told again and again.
 * @param fields by type, what a fact says beyond the state it is told with, with any values
 */
export function poolFacts<Fields extends Readonly<Record<string, object>>>(fields: Fields) {
  const facts = Object.entries(fields).map(([type, own]) => [type, { type, ...own }]);
  return Object.fromEntries(facts) as Pooled<Fields>;
}
