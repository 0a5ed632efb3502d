import type { Snack } from '../../content/snacks';

export type Wrapper = 'bag' | 'bottle' | 'jar' | 'tray' | 'bar';

/** The colours that a wrapper of one kind comes in, one after the other. */
const foils = 4;

/** What a sort of snack is sold in. */
export function wrapperOf(type: string): Wrapper {
  if (/crisp|snack|corn/i.test(type)) return 'bag';
  if (/drink|squash|juice/i.test(type)) return 'bottle';
  if (/sweet|pick and mix|gum|sherbet|lolly|chew/i.test(type)) return 'jar';
  if (/lunch|dinner/i.test(type)) return 'tray';
  return 'bar';
}

/** Each snack with its wrapper, and a foil that differs from the last of its kind, from 0. */
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
