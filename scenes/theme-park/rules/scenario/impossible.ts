import type { ThemeParkConfig } from '../../config';
import { buildings, kindOf } from '../buildings';
import { neighbourOf } from '../routes';
import { mostGuests } from '../tycoon/Town';
import { topicKinds } from '../tycoon/topics';
import { goals, inheritedDebt, maxNameLength, type Scenario, terrain } from './Scenario';

/** Squares of grass that a park needs at least, joined to its gate. */
const minGrass = 60;
const maxPounds = 1_000_000;
const minutesRange = [2, 60] as const;
const moneyRange = [500, 100_000] as const;

/** Bits of some kinds. */
const bitsOf = (kinds: readonly number[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << kind), 0);
/** Kinds that a scenario may keep shut or do without. */
const choosable = bitsOf(topicKinds);
const rides = bitsOf(buildings.filter(({ type }) => type === 'ride').map(({ id }) => kindOf(id)));

/** Squares of grass that can be walked to from a cell. */
function joinedGrass(
  ground: Readonly<Uint8Array>,
  config: Readonly<ThemeParkConfig>,
  from: number,
): number {
  if (ground[from] !== terrain.grass) return 0;
  const seen = new Uint8Array(ground.length);
  const queue = [from];
  seen[from] = 1;
  for (let head = 0; head < queue.length; head += 1) {
    for (let direction = 0; direction < 4; direction += 1) {
      const next = neighbourOf(config, queue[head], direction);
      if (next < 0 || seen[next] === 1 || ground[next] !== terrain.grass) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return queue.length;
}

/** Why a scenario cannot be played or won, in a sentence; undefined where it can. */
export function impossibility(
  { name, money, minutes, goal, medals, trouble, ground, shut, never }: Scenario,
  config: Readonly<ThemeParkConfig>,
): string | undefined {
  const { columns, rows, entranceColumn, entranceRow } = config;
  const [bronze, silver, gold] = medals;
  const isMoney = goal === 'till' || goal === 'rides';
  const most = isMoney ? maxPounds : mostGuests(config);
  const begins = goal === 'till' ? money - (trouble === 'debt' ? inheritedDebt : 0) : 0;
  if (name.trim() === '' || name.length > maxNameLength) return 'The scenario has no name.';
  if (ground.length !== columns * rows) return 'The scenario’s ground has another size.';
  if (!goals.includes(goal) || goal === 'none') return 'The scenario has no goal.';
  if (money < moneyRange[0] || money > moneyRange[1]) {
    return `A scenario begins with £${moneyRange[0]} to £100,000.`;
  }
  if (minutes < minutesRange[0] || minutes > minutesRange[1]) {
    return `A scenario takes ${minutesRange[0]} to ${minutesRange[1]} minutes.`;
  }
  if (silver <= bronze || gold <= silver)
    return 'Each medal must ask for more than the one before.';
  if (bronze <= begins) return 'Bronze would be won before the gate opens.';
  if (gold > most) {
    return isMoney
      ? 'No park earns what gold asks for.'
      : `No park holds more than ${most} guests.`;
  }
  if (((shut | never) & ~choosable) !== 0 || (shut & never) !== 0) {
    return 'The scenario’s list of buildings is damaged.';
  }
  if ((never & rides) === rides) return 'A scenario needs a ride.';
  const gate = entranceRow * columns + entranceColumn;
  if (ground[gate] !== terrain.grass) return 'The gate does not stand on grass.';
  if (joinedGrass(ground, config, gate) < minGrass) {
    return `The gate is walled in: it needs ${minGrass} squares of grass.`;
  }
  return undefined;
}
