import type { Game } from '../../../scenes/kit/Game';
import type { Replay } from '../../../scenes/kit/rules/Replay';
import { capitalised } from '../../../scenes/kit/rules/words';

/** For how long a press without a release is shown; ticks. */
const shownTicks = 12;

/** Names a key or an act, and says when it was held. */
type Held = Readonly<{ label: string; from: number; until: number }>;

/** What a player pressed, in order, with how long it was held. */
export function heldKeys(game: Game, replay: Replay): readonly Held[] {
  const labels = new Map<string, string>();
  const releases = new Map<string, string>();
  for (const { label, press, release } of game.controls) {
    // Of controls that are one button the first gives the name.
    if (press && !labels.has(JSON.stringify(press))) labels.set(JSON.stringify(press), label);
    if (press && release) releases.set(JSON.stringify(release), JSON.stringify(press));
  }
  const held: { label: string; from: number; until: number }[] = [];
  const open = new Map<string, (typeof held)[number]>();
  const isHeld = new Set(releases.values());
  for (const [tick, action] of replay.actions) {
    const key = JSON.stringify(action);
    const pressed = releases.get(key);
    if (pressed !== undefined) {
      const before = open.get(pressed);
      if (before) before.until = Math.max(tick, before.from + shownTicks);
      open.delete(pressed);
      continue;
    }
    const label = labels.get(key) ?? capitalised(action.type);
    const entry = { label, from: tick, until: tick + shownTicks };
    if (isHeld.has(key)) {
      entry.until = Number.POSITIVE_INFINITY;
      open.set(key, entry);
    }
    held.push(entry);
  }
  return held;
}

/** The longest that one look goes back through keys, which are in order of their presses. */
const maxLookBack = 64;

/** The names of the controls that are held at a tick, each once. */
export function keysAt(held: readonly Held[], tick: number): string {
  let low = 0;
  let high = held.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (held[middle].from < tick) low = middle + 1;
    else high = middle;
  }
  const names: string[] = [];
  for (let index = low - 1; index >= Math.max(0, low - maxLookBack); index -= 1) {
    const { label, until } = held[index];
    if (until >= tick && !names.includes(label)) names.unshift(label);
  }
  return names.join(' + ');
}
