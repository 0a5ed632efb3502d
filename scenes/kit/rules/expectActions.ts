import { type CountModel, NumberModel } from './codeValues';
import { contextOf, MixedCounts } from './MixedCounts';

/** What the log so far tells about its next action. */
export interface ActionModel {
  /** Codes the kind of the next action. */
  kind(): CountModel;
  /** Codes the ticks before an action of that kind. @param isPath its type is continuous */
  wait(kind: number, isPath: boolean): CountModel;
  /** Notes a coded action. */
  met(kind: number, wait: number): void;
}

/** Kinds of actions beyond this many share one model. */
export const modelled = 48;
/** What moves goes on in the next tick; what rests goes on resting. */
const maxWait = 3;

/** Calls `make` once for each key. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Expects each action by the kind of the last one. Quick: for saves, and links in format 2. */
export function expectByKind(): ActionModel {
  const kindAfter = remembered<number, NumberModel>(() => new NumberModel());
  const waitFor = remembered<number, NumberModel>(() => new NumberModel());
  let before = 0;
  let waited = 0;
  return {
    kind: () => kindAfter(before),
    wait: (kind, isPath) =>
      waitFor(Math.min(kind, modelled) * (maxWait + 1) + (isPath ? waited : 0)),
    met(kind, wait) {
      before = Math.min(kind, modelled);
      waited = Math.min(wait, maxWait);
    },
  };
}

/** Ticks in steps that grow with them. */
function coarse(ticks: number): number {
  if (ticks < 8) return ticks;
  if (ticks < 16) return 4 + (ticks >> 1);
  if (ticks < 64) return 10 + (ticks >> 3);
  return Math.min(22, 17 + (ticks >> 6));
}

/** For a time that is not known. */
const never = 99;

/**
 * Expects each action by the last three kinds, by which buttons are held and since when, and by the
 * last waits. Texts are a quarter shorter than by kind alone, and take longer: for links.
 * @param shapes the kinds met so far, by number; it grows while actions are coded
 */
export function expectByHistory(shapes: readonly string[]): ActionModel {
  const kinds = new MixedCounts(5);
  const waits = new MixedCounts(7);
  const lastMet = new Map<number, number>();
  /** The press of a release, and the release of a press; -1 of any other kind. */
  const partnerOf = remembered((kind: number) => {
    if (kind > modelled) return -1;
    const shape = shapes[kind];
    const isPress = shape.includes('"press"');
    const partner = isPress
      ? shape.replace('"press"', '"release"')
      : shape.replace('"release"', '"press"');
    return partner === shape ? -1 : shapes.indexOf(partner);
  });
  let [last, second, third] = [0, 0, 0];
  let held = 0;
  let tick = 0;
  let waited = 0;
  const since = (kind: number): number => {
    const met = lastMet.get(kind);
    return met === undefined ? never : coarse(tick - met);
  };
  return {
    kind() {
      const { contexts } = kinds;
      contexts[0] = contextOf(last);
      contexts[1] = contextOf(last, second);
      contexts[2] = contextOf(last, second, third);
      contexts[3] = contextOf(held);
      contexts[4] = contextOf(held, last);
      return kinds;
    },
    wait(kind) {
      const { contexts } = waits;
      contexts[1] = contextOf(kind);
      contexts[2] = contextOf(kind, last);
      contexts[3] = contextOf(kind, last, second);
      contexts[4] = contextOf(kind, since(partnerOf(kind)));
      contexts[5] = contextOf(kind, coarse(waited));
      contexts[6] = contextOf(kind, since(kind));
      return waits;
    },
    met(kind, wait) {
      tick += wait;
      waited = wait;
      [third, second, last] = [second, last, kind];
      lastMet.set(kind, tick);
      const partner = partnerOf(kind);
      if (partner < 0) return;
      // Kinds beyond 31 share bits, on both sides alike.
      if (shapes[kind].includes('"press"')) held |= 1 << kind;
      else held &= ~(1 << partner);
    },
  };
}
