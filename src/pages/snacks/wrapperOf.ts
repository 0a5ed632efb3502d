export type Wrapper = 'bag' | 'bottle' | 'jar' | 'bar';

/** What a sort of snack is sold in. */
export function wrapperOf(type: string): Wrapper {
  if (/crisp|snack|corn/i.test(type)) return 'bag';
  if (/drink|squash|juice/i.test(type)) return 'bottle';
  if (/sweet|pick and mix|gum|sherbet|lolly|chew/i.test(type)) return 'jar';
  return 'bar';
}
