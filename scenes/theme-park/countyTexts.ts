import { type Award, awards, type Fault, faults } from './rules/tycoon/Town';

export const awardNames: Readonly<Record<Award, string>> = {
  tidiest: 'Tidiest park',
  value: 'Best value',
  happiest: 'Happiest guests',
  coaster: 'Best coaster',
};

const faultNames: Readonly<Record<Fault, string>> = {
  litter: 'litter on the paths',
  broken: 'too many broken rides',
  services: 'too few toilets, sweepers or mechanics',
};

/** The names of all bits that are set, the first bit first. */
function listed<Name extends string>(
  bits: number,
  names: readonly Name[],
  texts: Readonly<Record<Name, string>>,
): string {
  return names.flatMap((name, bit) => (((bits >> bit) & 1) === 1 ? [texts[name]] : [])).join(', ');
}

/** The awards given, in a sentence. */
export function awardsText(given: number): string {
  return `The county’s awards for the park: ${listed(given, awards, awardNames)}.`;
}

/** What the inspector found, in a sentence. */
export function faultsText(found: number): string {
  return found === 0
    ? 'The inspector found nothing to complain of.'
    : `The inspector found ${listed(found, faults, faultNames)}.`;
}
