import { type PetStage, petStages } from '../../../scenes/virtual-pet/rules/livingPet';
import { type PetAct, petActs } from '../../../scenes/virtual-pet/rules/petActs';
import { petPresents } from '../../content/virtualPet';
import { petName } from './savedPet';

/** A friend's pet that comes by a link. */
export type PetVisit = Readonly<{
  name: string;
  stage: PetStage;
  /** What it wears as a grown-up. */
  hat: PetAct;
  present: (typeof petPresents)[number];
}>;

/** The part of a link that brings a pet: three digits and its name. */
export function writeVisit({ name, stage, hat, present }: PetVisit): string {
  const bytes = new TextEncoder().encode(name);
  const text = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) =>
    sign === '+' ? '-' : sign === '/' ? '_' : '',
  );
  return `${petStages.indexOf(stage)}${petActs.indexOf(hat)}${petPresents.indexOf(present)}${text}`;
}

/** Reads it; undefined for anything else. */
export function readVisit(text: string): PetVisit | undefined {
  const [, stage, hat, present, packed = ''] =
    /^([0-3])([0-3])([0-5])([\w-]{0,80})$/.exec(text) ?? [];
  if (stage === undefined) return undefined;
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const name = new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));
    return {
      name: petName(name),
      stage: petStages[Number(stage)],
      hat: petActs[Number(hat)],
      present: petPresents[Number(present)],
    };
  } catch {
    return undefined;
  }
}
