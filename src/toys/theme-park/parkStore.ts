import { readStored, removeStored, writeStored } from '../../lib/storage';

const autoKey = 'theme-park-auto';
const slotsKey = 'theme-park-slots';
const version = 1;
export const slotCount = 5;

/** A park that was saved by hand. */
export type Slot = Readonly<{
  name: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  park: string;
  money: number;
  visitors: number;
}>;

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function parseSlot(value: unknown): Slot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, savedAt, park, money, visitors } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof park !== 'string') return null;
  if (!isWhole(savedAt) || !isWhole(money) || !isWhole(visitors)) return null;
  return { name: name.slice(0, 40), savedAt, park, money, visitors };
}

/** The slots, null where one is empty; what is malformed is dropped, the rest kept. */
export function readSlots(): readonly (Slot | null)[] {
  const stored = readStored(slotsKey) as { version?: unknown; slots?: unknown } | undefined;
  const slots = stored?.version === version && Array.isArray(stored.slots) ? stored.slots : [];
  return Array.from({ length: slotCount }, (_, index) => parseSlot(slots[index]));
}

/** @returns whether it is there now: a browser may refuse to keep anything */
export function writeSlot(index: number, slot: Slot | null): boolean {
  const slots = readSlots().map((kept, place) => (place === index ? slot : kept));
  writeStored(slotsKey, { version, slots });
  return readSlots()[index]?.savedAt === slot?.savedAt;
}

/** The park as it was when it was last left; undefined where there is none. */
export function readAutosave(): string | undefined {
  const stored = readStored(autoKey) as { version?: unknown; park?: unknown } | undefined;
  return stored?.version === version && typeof stored.park === 'string' ? stored.park : undefined;
}

export function writeAutosave(park: string): void {
  writeStored(autoKey, { version, park });
}

export function dropAutosave(): void {
  removeStored(autoKey);
}

/** Keeps a player's own park in the last slot while they look at one from a link. */
export function keepBeforeLink(park: string, money: number, visitors: number): void {
  const name = 'Before the link';
  writeSlot(slotCount - 1, { name, savedAt: Date.now(), park, money, visitors });
}
