import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Strategy, strategies } from '../../../scenes/theme-park/bot/builder';
import { themeParkConfig } from '../../../scenes/theme-park/config';
import { type BuildingId, buildings } from '../../../scenes/theme-park/rules/buildings';
import { type BenchTable, toMarkdown } from '../../bench/lib/BenchTable';
import { type ParkOutcome, type ParkPlan, playPark, playWith } from './playPark';
import { tycoonStrategies } from './strategies';

const minutes = 10;
const startingMoney = themeParkConfig.startingMoney.value;
export const names = Object.keys(strategies) as Strategy[];

function mean(plan: Omit<ParkPlan, 'seed' | 'minutes'>, games: number): ParkOutcome {
  const outcomes = Array.from({ length: games }, (_, index) =>
    playPark({ ...plan, seed: index + 1, minutes }),
  );
  const of = (key: keyof ParkOutcome): number =>
    Math.round(outcomes.reduce((sum, outcome) => sum + outcome[key], 0) / games);
  return { worth: of('worth'), visitors: of('visitors'), satisfaction: of('satisfaction') };
}

/** The builder's strategies under both sets of rules. */
export const builderPlans = (['classic', 'tycoon'] as const).flatMap((rules) =>
  names.map((strategy) => ({ name: `${rules}: ${strategy}`, strategy, rules })),
);

/** What the first park of a plan is worth. It shows whether a stored report is current. */
export function firstWorth({ strategy, rules }: (typeof builderPlans)[number]): number {
  if (rules === 'tycoon') return wholePark(strategy, 1);
  return playPark({ strategy, rules, seed: 1, minutes }).worth;
}

/** A table of every strategy under both sets of rules. */
function strategyTable(games: number): BenchTable {
  const rows = builderPlans.map((plan) => {
    const { worth, visitors, satisfaction } = mean(plan, games);
    return [plan.name, worth, visitors, satisfaction, firstWorth(plan)];
  });
  return {
    title: 'Theme park: results of the builder bot',
    columns: ['', 'worth, £', 'visitors', 'satisfaction', 'first park, £'],
    rows,
    notes: [`Means of ${games} parks after ${minutes} minutes. Each started with £10,000.`],
  };
}

/**
 * What a building is worth to a strategy: how many pounds more it has at the end with the building.
 */
export type Worth = Readonly<{
  mean: number;
  /** The mean difference less two standard errors. */
  surely: number;
}>;

const wholeParks = new Map<string, number>();

/**
 * The result of a park with every building. It is cached, since each building is compared with it.
 */
function wholePark(strategy: Strategy, seed: number): number {
  const key = `${strategy} ${seed}`;
  const worth = wholeParks.get(key) ?? playPark({ strategy, rules: 'tycoon', seed, minutes }).worth;
  wholeParks.set(key, worth);
  return worth;
}

/** Plays the same parks with a building and without it. @param games at least two */
export function worthOf(strategy: Strategy, id: BuildingId, games: number): Worth {
  const gains = Array.from({ length: games }, (_, index) => {
    const seed = index + 1;
    const without = playPark({ strategy, rules: 'tycoon', seed, minutes, without: id });
    return wholePark(strategy, seed) - without.worth;
  });
  const average = gains.reduce((sum, gain) => sum + gain, 0) / games;
  const squares = gains.reduce((sum, gain) => sum + (gain - average) ** 2, 0);
  const error = Math.sqrt(squares / (games - 1) / games);
  return { mean: Math.round(average), surely: Math.round(average - 2 * error) };
}

/** Whether a strategy ever buys a building. */
export function likes(strategy: Strategy, id: BuildingId): boolean {
  // Every strategy builds toilets when they are needed.
  return id === 'toilets' || (strategies[strategy] as readonly BuildingId[]).includes(id);
}

/** What each strategy earns under Tycoon rules, including those that try to exploit the rules. */
function earnings(games: number) {
  return tycoonStrategies.map(({ name, honest, make }) => {
    const outcomes = Array.from({ length: games }, (_, index) =>
      playWith(make(), { seed: index + 1, minutes, rules: 'tycoon' }),
    );
    const sum = outcomes.reduce((all, { worth }) => all + worth, 0);
    return { name, honest, pounds: Math.round(sum / games) - startingMoney };
  });
}

/** What the weakest honest builder earns, and the most that anybody else does. */
export function honestAndNot(games: number): Readonly<{ honest: number; most: number }> {
  const all = earnings(games);
  const honest = all.filter((each) => each.honest).map(({ pounds }) => pounds);
  const others = all.filter((each) => !each.honest).map(({ pounds }) => pounds);
  return { honest: Math.min(...honest), most: Math.max(...others) };
}

function earningsTable(games: number): BenchTable {
  return {
    title: 'Theme park: earnings of honest and exploiting strategies under Tycoon rules',
    columns: ['', 'kind', 'earned, £'],
    rows: earnings(games).map(({ name, honest, pounds }) => [
      name,
      honest ? 'builds a park' : 'exploits the rules',
      pounds,
    ]),
    notes: [
      'Required: no strategy that exploits the rules earns half as much as the weakest honest builder.',
    ],
  };
}

/** A table of what each strategy loses under Tycoon rules without each of its buildings. */
function worthTable(games: number): BenchTable {
  const rows = buildings
    .filter(({ type }) => type !== 'path' && type !== 'entrance')
    // No builder lays coasters: `tests/theme-park/coaster.test.ts` compares what they earn.
    .filter(({ id }) => names.some((strategy) => likes(strategy, id)))
    .map(({ id, name }) => {
      const gains = names.map((strategy) =>
        likes(strategy, id) ? worthOf(strategy, id, games) : undefined,
      );
      const surely = Math.max(...gains.map((gain) => gain?.surely ?? Number.NEGATIVE_INFINITY));
      const verdict = surely > 0 ? 'worth it' : 'DOMINATED';
      return [name, ...gains.map((gain) => gain?.mean), surely, verdict];
    });
  return {
    title: 'Theme park: the value of each building under Tycoon rules, £',
    columns: ['', ...names, 'surely', ''],
    rows,
    notes: [
      `Means of ${games} parks. Each was played with and without the building, from the same seed.`,
      'Surely: the best mean minus two standard errors. If it is not above 0, the building is dominated: no builder earns less without it.',
    ],
  };
}

/** Where the report is stored. */
export const parkFile = fileURLToPath(
  new URL('../../../docs/balance-theme-park.md', import.meta.url),
);

/** What a stored report begins with. */
const head = `# Balance of the theme park

What a builder bot earns in ten minutes, what strategies earn that exploit the rules, and what each building is worth. Written by \`npm run balance -- theme-park --write\`. \`tests/theme-park/balance.test.ts\` plays the first park of each strategy again and fails when this page is out of date, and it fails when a strategy that exploits the rules earns half as much as the weakest honest builder.
`;

/**
 * Prints which strategies and buildings are worth their cost.
 * @param games parks played for each figure, at least two
 * @param writes stores the report in docs as well
 */
export function balanceThemePark(games: number, writes: boolean): void {
  const tables = [strategyTable(games), earningsTable(games), worthTable(games)].map(toMarkdown);
  console.log(tables.join('\n'));
  if (writes) writeFileSync(parkFile, [head, ...tables].join('\n'));
}
