import {
  type Goal,
  type Scenario,
  type Season,
  type Trouble,
  terrain,
} from '../rules/scenario/Scenario';

/** Columns and rows of every scenario's ground. */
const side = 20;

/**
 * Lays patches on grass, such as 'water 15 2 3 2, wood 0 0 20 1': what it is, left column, top row,
 * width and height. Later ones cover earlier ones.
 */
export function groundOf(patches: string): Uint8Array {
  const ground = new Uint8Array(side * side);
  for (const patch of patches.split(', ')) {
    const [what, ...numbers] = patch.split(' ');
    const [column, row, width, height] = numbers.map(Number);
    const kind = terrain[what as keyof typeof terrain];
    for (let y = row; y < row + height; y += 1) {
      ground.fill(kind, y * side + column, y * side + column + width);
    }
  }
  return ground;
}

/** Scenarios of the season, with what the panel says of each. */
export type SeasonPark = Scenario & Readonly<{ id: string; story: string }>;

function park(
  id: string,
  name: string,
  story: string,
  [season, trouble, money, minutes]: readonly [Season, Trouble, number, number],
  [goal, ...medals]: readonly [Goal, ...Scenario['medals']],
  patches: string,
): SeasonPark {
  const ground = groundOf(patches);
  const seed = 1990 + id.length * 7 + money;
  const kinds = { shut: 0, never: 0 };
  return { id, name, story, season, trouble, money, minutes, goal, medals, seed, ground, ...kinds };
}

/** The twelve parks of the season, the easiest first. */
export const scenarios: readonly SeasonPark[] = [
  park(
    'meadow',
    'The Meadow',
    'A field, a gate and nothing in the way. Fill it.',
    ['spring', 'none', 10_000, 10],
    ['guests', 80, 180, 300],
    'wood 0 0 20 1, water 15 2 3 2',
  ),
  park(
    'pond',
    'Duck Pond',
    'A pond in the middle of everything. People come for the rides.',
    ['summer', 'none', 10_000, 10],
    ['rides', 8000, 25_000, 36_000],
    'water 5 6 4 5, water 6 5 3 7, wood 2 2 2 2',
  ),
  park(
    'heath',
    'Heath Wave',
    'Half a summer’s heat in one field: everybody is thirsty.',
    ['summer', 'thirsty', 10_000, 10],
    ['happy', 60, 180, 350],
    'rock 3 3 2 2, rock 15 6 2 2, wood 0 12 2 4',
  ),
  park(
    'pier',
    'End of the Pier',
    'Water on both sides, one strip to build on.',
    ['autumn', 'none', 12_000, 10],
    ['till', 14_000, 22_000, 34_000],
    'water 0 0 5 20, water 16 0 4 20',
  ),
  park(
    'rust',
    'Rust and Glory',
    'Bought second hand. The rides break down whenever it suits them.',
    ['spring', 'worn', 12_000, 10],
    ['rides', 8000, 20_000, 36_000],
    'rock 0 0 6 3, rock 14 0 6 3',
  ),
  park(
    'estate',
    'Pocket Money',
    'Nobody here has much to spend. Many must come.',
    ['any', 'poor', 10_000, 12],
    ['guests', 90, 200, 400],
    'rock 4 4 3 1, rock 13 4 3 1, rock 4 13 3 1, rock 13 13 3 1',
  ),
  park(
    'forest',
    'Into the Woods',
    'A clearing in an old wood, pleasant to walk in and not for felling.',
    ['autumn', 'dear', 15_000, 12],
    ['happy', 80, 180, 330],
    'wood 0 0 20 4, wood 0 4 4 12, wood 16 4 4 12, wood 7 7 2 2',
  ),
  park(
    'queue',
    'The Impatient',
    'These people wait for nothing. Short queues, many rides.',
    ['spring', 'impatient', 10_000, 12],
    ['rides', 10_000, 28_000, 48_000],
    'water 0 8 7 2, water 14 8 6 2',
  ),
  park(
    'inspector',
    'By the Book',
    'The inspector counts toilets, brooms and spanners from the first guest.',
    ['winter', 'strict', 12_000, 12],
    ['guests', 80, 200, 370],
    'rock 0 0 3 20, wood 17 0 3 20',
  ),
  park(
    'debts',
    'The Previous Owner',
    'He left a gate, a lake and ten thousand pounds of debt.',
    ['any', 'debt', 8000, 12],
    ['till', 2000, 9000, 18_000],
    'water 2 2 6 4, water 12 2 6 4',
  ),
  park(
    'moor',
    'Moorland',
    'Rain, rocks and guests whom nothing amuses for long.',
    ['winter', 'bored', 10_000, 14],
    ['happy', 100, 220, 450],
    'rock 2 14 2 2, rock 15 14 3 2, water 3 7 4 3, rock 13 8 2 3, wood 0 0 20 2',
  ),
  park(
    'island',
    'Last Orders',
    'An island, no bank, no grants and twelve minutes. The season ends here.',
    ['autumn', 'noBank', 8000, 12],
    ['till', 9000, 11_500, 14_500],
    'water 0 0 20 3, water 0 3 3 17, water 17 3 3 17, water 6 7 2 4, water 13 7 2 4',
  ),
];
