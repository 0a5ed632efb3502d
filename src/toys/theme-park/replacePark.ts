import { writePark } from '../../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { toast } from '../../components/toast';
import type { GameSession } from '../../hosts/session/GameSession';
import { writeModes } from '../../stores/modes';
import { announceRefusal, openPark } from './openPark';
import { type Replaced, readSlots, type Slot, writeReplaced, writeSlot } from './parkStore';

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

/** Stores the current park, so that it can be restored. */
export function saveReplaced(state: Readonly<ThemeParkState>): void {
  if (isBuilt(state)) tellIfUnstored(writeReplaced({ park: slotOf(state) }));
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
): boolean {
  const before = slotOf(state);
  const reason = openPark(session, text);
  if (reason !== undefined) {
    announceRefusal(reason);
    return false;
  }
  if (isBuilt(state)) tellIfUnstored(writeReplaced({ park: before }));
  return true;
}

/** Begins a new park instead of the current one, which can be restored. */
export function replaceParkWithNew(
  session: GameSession,
  state: Readonly<ThemeParkState> | undefined,
  rules: Rules,
): void {
  if (state) saveReplaced(state);
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
