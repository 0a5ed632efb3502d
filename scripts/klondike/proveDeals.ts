import { writeFileSync } from 'node:fs';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { type KlondikeConfig, klondikeConfig } from '../../scenes/klondike/config';
import { klondikeRules } from '../../scenes/klondike/rules/klondikeRules';
import { positionOf } from '../../scenes/klondike/rules/solver/Position';
import { solve } from '../../scenes/klondike/rules/solver/solve';
import { proofToText } from './proofText';

type Kind = Readonly<{
  name: string;
  config: Partial<KlondikeConfig>;
  /** Number of deals to ship. */
  wanted: number;
  /** A deal whose solution needs more positions than this is left out. */
  maxNodes: number;
}>;

/** Few deals can be won in one pass through the stock, so fewer of those ship. */
const kinds: readonly Kind[] = [
  { name: 'one', config: { draw: 'one' }, wanted: 120, maxNodes: 12_000 },
  { name: 'three', config: { draw: 'three' }, wanted: 120, maxNodes: 12_000 },
  { name: 'vegasOne', config: { draw: 'one', scoring: 'vegas' }, wanted: 40, maxNodes: 1500 },
  { name: 'vegasThree', config: { draw: 'three', scoring: 'vegas' }, wanted: 60, maxNodes: 4000 },
];

/** Encodes ascending seeds as the differences between them, in base 36. */
function gaps(seeds: readonly number[]): string {
  return seeds.map((seed, at) => (seed - (seeds[at - 1] ?? 0)).toString(36)).join(' ');
}

const lists: string[] = [];
const proofs: Record<string, Record<string, string>> = {};
for (const { name, config, wanted, maxNodes } of kinds) {
  const seeds: number[] = [];
  proofs[name] = {};
  for (let seed = 1; seeds.length < wanted; seed += 1) {
    const state = klondikeRules.start({ ...defaultsOf(klondikeConfig), ...config }, seed);
    const outcome = solve(positionOf(state), maxNodes);
    if (outcome.kind !== 'won') continue;
    seeds.push(seed);
    proofs[name][seed] = proofToText(outcome.steps);
  }
  console.log(`${name}: ${seeds.length} of the first ${seeds.at(-1)} deals`);
  lists.push(`  ${name}: '${gaps(seeds)}',`);
}
writeFileSync(
  new URL('../../scenes/klondike/rules/winnableSeeds.ts', import.meta.url),
  `/** Written by scripts/klondike/proveDeals.ts: seeds by their distances, in base 36. */\nexport const winnableSeeds = {\n${lists.join('\n')}\n} as const;\n`,
);
writeFileSync(
  new URL('../../tests/klondike/proofs.json', import.meta.url),
  `${JSON.stringify(proofs, undefined, 1)}\n`,
);
