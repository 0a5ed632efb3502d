import type { Snack } from '../../content/snacks';

export type Wrapper = 'bag' | 'bottle' | 'jar' | 'tray' | 'bar';

/** How many colours the wrappers of one kind have, in rotation. */
const foils = 4;

/** The kind of wrapper for a type of snack. */
export function wrapperOf(type: string): Wrapper {
  if (/crisp|snack|corn/i.test(type)) return 'bag';
  if (/drink|squash|juice/i.test(type)) return 'bottle';
  if (/sweet|pick and mix|gum|sherbet|lolly|chew/i.test(type)) return 'jar';
  if (/lunch|dinner/i.test(type)) return 'tray';
  return 'bar';
}

/** Each snack with its wrapper and the index of its foil. Neighbours of one kind differ. */
export function packed(
  snacks: readonly Snack[],
): readonly Readonly<{ snack: Snack; wrapper: Wrapper; foil: number }>[] {
  const count: Partial<Record<Wrapper, number>> = {};
  return snacks.map((snack) => {
    const wrapper = wrapperOf(snack.type);
    const before = count[wrapper] ?? 0;
    count[wrapper] = before + 1;
    return { snack, wrapper, foil: before % foils };
  });
}
