import { type LivingPet, parseLivingPet } from '../../../scenes/virtual-pet/rules/livingPet';
import { fieldsOf, readStored, writeStored } from '../../lib/storage';

/** What the browser stores about the pet. */
export type SavedPet = Readonly<{
  /** The rules that the visitor has chosen. */
  rules: 'classic' | 'living';
  name: string;
  pet: LivingPet;
  /** When the pet was last seen, in ms since 1970; 0 while it has not hatched. */
  seenAt: number;
  /** What guests have left, the newest last. */
  presents: readonly string[];
  /** The links by which guests came: each brings one present. */
  guests: readonly string[];
}>;

export const petKey = 'virtual-pet';
const version = 1;
export const maxNameLength = 12;

/** A valid name: text of any script, without characters that break a line. */
export function petName(text: string): string {
  return Array.from(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .slice(0, maxNameLength)
    .join('')
    .trim();
}

/** The most presents and links that are kept; older ones give way. */
export const maxGuests = 30;

function shortTexts(stored: unknown): readonly string[] {
  const texts: unknown[] = Array.isArray(stored) ? stored : [];
  return texts
    .filter((text): text is string => typeof text === 'string' && text.length <= 100)
    .slice(-maxGuests);
}

/** Parses a stored value. Invalid fields get their defaults. */
export function parseSavedPet(stored: unknown): SavedPet {
  const { rules, name, pet, seenAt, presents, guests } = fieldsOf(stored, version);
  return {
    rules: rules === 'living' ? 'living' : 'classic',
    name: typeof name === 'string' ? petName(name.slice(0, 200)) : '',
    pet: parseLivingPet(pet),
    seenAt: typeof seenAt === 'number' && Number.isFinite(seenAt) && seenAt > 0 ? seenAt : 0,
    presents: shortTexts(presents),
    guests: shortTexts(guests),
  };
}

export function readSavedPet(): SavedPet {
  return parseSavedPet(readStored(petKey));
}

export function writeSavedPet(kept: SavedPet): void {
  writeStored(petKey, { version, ...kept });
}
