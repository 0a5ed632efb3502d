import { checksum } from '../../../scenes/theme-park/rules/save/bytes';
import { writePark } from '../../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { toast } from '../../components/toast';
import type { GameSession } from '../../hosts/session/GameSession';
import { writeModes } from '../../stores/modes';
import { announceRefusal, openPark, refusalOf } from './openPark';
import {
  keepable,
  type Replaced,
  readReplaced,
  readSlots,
  type Slot,
  storeReplaced,
  writeReplaced,
  writeSlot,
} from './parkStore';

export type Rules = 'classic' | 'tycoon';

/** The park as a slot stores it, visitors included. */
export function slotOf(state: Readonly<ThemeParkState>): Slot {
  return {
    name: `${state.config.rules === 'tycoon' ? 'Tycoon' : 'Classic'} park`,
    savedAt: Date.now(),
    park: writePark(state, { withPeople: true }),
    money: state.money,
    visitors: state.visitors.count,
  };
}

/** Whether the park has more than the gate of a new one. */
export function isBuilt(state: Readonly<ThemeParkState>): boolean {
  const standing = state.counts.reduce((sum, count) => sum + count, 0);
  return standing > state.gateCount;
}

/**
 * What takes the place of a park: one that came from a link, a file or a recording, the same park at
 * an earlier moment, or one of the player's own. Before the last, the player is asked.
 */
export type Way = 'borrowed' | 'rewound' | 'own';

/** Tells a park in which something was built, priced or hired from the one that was opened. */
function markOf({ kindAt, prices, town }: Readonly<ThemeParkState>, way: Way): string {
  if (way === 'own') return '';
  const run = town ? [...town.staff, town.loan] : [];
  return [way, checksum(kindAt, kindAt.length), ...prices, ...run].join(' ');
}

/** Notes what has just been opened. While nothing is built in it, it need not be kept. */
export function noteOpened(state: Readonly<ThemeParkState>, way: Way): void {
  writeReplaced({ opened: markOf(state, way) });
}

/**
 * The parks to keep once the current one is replaced, also those for which there is no room.
 * @returns `parks` itself if the current one need not be kept
 */
function parksAfter(
  state: Readonly<ThemeParkState>,
  way: Way,
  { parks, opened }: Replaced,
): readonly Slot[] {
  const isKnown =
    (way !== 'own' && opened === markOf(state, 'borrowed')) ||
    (way === 'rewound' && opened === markOf(state, 'rewound'));
  return isKnown || !isBuilt(state) ? parks : [slotOf(state), ...parks];
}

/** Whether the oldest park that is set aside is lost if the current one is replaced. */
export function losesOldest(state: Readonly<ThemeParkState>, way: Way): boolean {
  const parks = parksAfter(state, way, readReplaced());
  return keepable(parks).length < parks.length;
}

/** Stores the current park before one from elsewhere opens. @returns false if it would be lost */
export function storeCurrent(state: Readonly<ThemeParkState>): boolean {
  const replaced = readReplaced();
  const parks = parksAfter(state, 'borrowed', replaced);
  return parks === replaced.parks || storeReplaced({ parks: keepable(parks) });
}

/** Keeps the current park, so that it can be restored: if it cannot be stored, until the page is left. */
export function saveReplaced(state: Readonly<ThemeParkState>, way: Way): void {
  const replaced = readReplaced();
  const parks = parksAfter(state, way, replaced);
  if (parks !== replaced.parks) tellIfUnstored(writeReplaced({ parks: keepable(parks) }));
}

function tellIfUnstored(isStored: boolean): void {
  if (isStored) return;
  toast('Kept until you leave this page', {
    description: 'This browser’s storage is full. Save a file to keep the park for longer.',
    kind: 'error',
  });
}

/**
 * Opens a saved park instead of the current one, which can be restored.
 * @returns whether it was opened; a refusal was reported
 */
export function replaceParkWithSaved(
  session: GameSession,
  state: Readonly<ThemeParkState>,
  text: string,
  way: Way,
): boolean {
  const reason = refusalOf(session, text);
  if (reason !== undefined) {
    announceRefusal(reason);
    return false;
  }
  saveReplaced(state, way);
  openPark(session, text);
  noteOpened(session.run.state as Readonly<ThemeParkState>, way);
  return true;
}

/** Opens a park that was replaced. The current one takes its place. @returns whether it was opened */
export function bringBack(
  session: GameSession,
  state: Readonly<ThemeParkState>,
  { park, savedAt }: Slot,
): boolean {
  const reason = refusalOf(session, park);
  if (reason !== undefined) {
    announceRefusal(reason);
    return false;
  }
  const replaced = readReplaced();
  const parks = replaced.parks.filter((kept) => kept.park !== park || kept.savedAt !== savedAt);
  const after = keepable(parksAfter(state, 'own', { ...replaced, parks }));
  tellIfUnstored(writeReplaced({ parks: after, opened: '' }));
  openPark(session, park);
  return true;
}

/** Begins a new park instead of the current one, which can be restored. */
export function replaceParkWithNew(
  session: GameSession,
  state: Readonly<ThemeParkState> | undefined,
  rules: Rules,
): void {
  if (state) saveReplaced(state, 'own');
  writeModes(session.game.id, { rules });
  session.restart({ ...session.run.config, rules });
}

/** Overwrites a slot, whose content can be restored. @returns whether it was stored */
export function overwriteSlot(index: number, slot: Slot): boolean {
  const before = readSlots()[index];
  const isStored = writeSlot(index, slot);
  if (isStored && before) tellIfUnstored(writeReplaced({ slot: { index, slot: before } }));
  return isStored;
}

/** Swaps a slot with what it held before. @returns whether it was stored */
export function restoreSlot({ index, slot }: NonNullable<Replaced['slot']>): boolean {
  const now = readSlots()[index];
  if (!writeSlot(index, slot)) return false;
  writeReplaced({ slot: now ? { index, slot: now } : null });
  return true;
}
