import { thoughtText } from '../../../scenes/theme-park/narrate';
import { noKind, pathKind } from '../../../scenes/theme-park/rules/buildings';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';

type Said = { thought: number; about: number; count: number; first: number };

/** What is thought in the park, the most frequent first, with somebody who thinks it. */
export function thoughtsOf({ visitors }: Readonly<ThemeParkState>): readonly Said[] {
  const said = new Map<number, Said>();
  for (let index = 0; index < visitors.count; index += 1) {
    const thought = visitors.thought[index];
    // Many thoughts name no building: they are one, whatever their visitors were about to do.
    const names = thoughtText(thought, noKind) !== thoughtText(thought, pathKind);
    const about = names ? visitors.about[index] : noKind;
    const key = thought * 64 + about;
    const known = said.get(key);
    if (known) known.count += 1;
    else said.set(key, { thought, about, count: 1, first: visitors.id[index] });
  }
  return [...said.values()].sort((a, b) => b.count - a.count);
}
