type Meta = Readonly<Record<string, unknown> & { phx_ref: string }>;

type Entry = Readonly<{ key: string; meta: Meta }>;

/** A key is a visitor's text, so it may be `__proto__`: it becomes a property of the map's own. */
function toMap(entries: Iterable<Entry>) {
  const map = new Map<string, { metas: Meta[] }>();
  for (const { key, meta } of entries) {
    const known = map.get(key);
    if (known) known.metas.push(meta);
    else map.set(key, { metas: [meta] });
  }
  return Object.fromEntries(map);
}

/**
 * Who is present in one channel. Changes are collected and sent together, so that a crowd that
 * arrives at once costs each member a few messages, not one per other member.
 */
export class Presence {
  #announced = new Map<string, Entry>();
  #joins = new Map<string, Entry>();
  #leaves = new Map<string, Entry>();
  #nextRef = 1;

  get size(): number {
    return this.#announced.size + this.#joins.size - this.#leaves.size;
  }

  /** @returns the reference under which the entry can be removed */
  join(key: string, state: Readonly<Record<string, unknown>>): string {
    const phx_ref = (this.#nextRef++).toString(36).padStart(8, '0');
    this.#joins.set(phx_ref, { key, meta: { ...state, phx_ref } });
    return phx_ref;
  }

  leave(ref: string): void {
    if (this.#joins.delete(ref)) return;
    const entry = this.#announced.get(ref);
    if (entry !== undefined) this.#leaves.set(ref, entry);
  }

  /** The state that has been sent. Later changes follow in the next diff. */
  state() {
    return toMap(this.#announced.values());
  }

  /**
   * What changed since the last call. Leaves come first, in a diff of their own: if a key is in
   * both halves of one diff, supabase-js 2.109 keeps the old entry for ever.
   */
  takeDiffs() {
    const diffs: Readonly<Record<'joins' | 'leaves', ReturnType<typeof toMap>>>[] = [];
    if (this.#leaves.size > 0) diffs.push({ joins: {}, leaves: toMap(this.#leaves.values()) });
    if (this.#joins.size > 0) diffs.push({ joins: toMap(this.#joins.values()), leaves: {} });
    for (const [ref, entry] of this.#joins) this.#announced.set(ref, entry);
    for (const ref of this.#leaves.keys()) this.#announced.delete(ref);
    this.#joins.clear();
    this.#leaves.clear();
    return diffs;
  }
}
