import type { GameTypes } from '../rules/contract';
import type { RunListener } from './Run';

/**
 * The listeners of one run. They are given the run's own copies of the pooled events, so that a
 * listener may step another run of the same game.
 */
export class Listeners<Types extends GameTypes> {
  /** Replaced, never mutated, so that a listener can be removed during delivery. */
  private list: readonly RunListener<Types>[] = [];
  /** By type, reused for every event of that type. */
  private readonly copies: Record<string, Types['event']> = {};

  /** A listener added twice is called twice. @returns a function that removes it once */
  add(listener: RunListener<Types>): () => void {
    const own: RunListener<Types> = (event, state) => listener(event, state);
    this.list = [...this.list, own];
    return () => {
      this.list = this.list.filter((other) => other !== own);
    };
  }

  call(event: Types['event'], state: Types['state']): void {
    const { list, copies } = this;
    if (list.length === 0) return;
    const kept = copies[event.type];
    const own = kept ? Object.assign(kept, event) : { ...event };
    copies[event.type] = own;
    for (let index = 0; index < list.length; index += 1) list[index](own, state);
  }

  clear(): void {
    this.list = [];
  }
}

/** Whether two values are the same, or two plain objects whose fields are. */
export function equalFields(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const fields = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  let count = 0;
  for (const key in fields) {
    if (!Object.is(fields[key], others[key])) return false;
    count += 1;
  }
  for (const _ in others) count -= 1;
  return count === 0;
}
