import { dateOfDay } from '../../kit/rules/dateOfDay';
import { type Scenario, seasons } from '../rules/scenario/Scenario';
import { scenarios } from './scenarios';

const columns = 20;
/** A weather for which no park of the season was made: the medals ask for a little less. */
const easier = 0.85;

function mirrored(ground: Readonly<Uint8Array>): Uint8Array {
  return ground.map((_, cell) => {
    const column = cell % columns;
    return ground[cell - column + columns - 1 - column];
  });
}

/**
 * The challenge of a day, the same for everybody: a park of the season with other weather and other
 * guests, on every second round the other way about.
 * @param day since 1 January 1970, UTC
 */
export function challengeOfDay(day: number): Scenario {
  const { id: _id, story: _story, ...park } = scenarios[(day * 5) % scenarios.length];
  const isTurned = Math.floor(day / scenarios.length) % 2 === 1;
  const [bronze, silver, gold] =
    park.goal === 'till'
      ? park.medals
      : park.medals.map((each) => 10 * Math.round((each * easier) / 10));
  return {
    ...park,
    name: `Challenge of ${dateOfDay(day)}`,
    season: seasons[1 + (Math.floor(day / 3) % 4)],
    seed: day,
    medals: [bronze, silver, gold],
    ground: isTurned ? mirrored(park.ground) : park.ground,
  };
}
