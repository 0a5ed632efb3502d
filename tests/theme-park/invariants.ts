import { kindCount, noKind, specOf } from '../../scenes/theme-park/rules/buildings';
import { ground, type ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';

function must(holds: boolean, what: string, state: ThemeParkState): void {
  if (!holds) throw new Error(`${what} at tick ${state.tick}`);
}

function mustBalance(state: ThemeParkState): void {
  let sum = state.config.startingMoney;
  for (const pounds of state.ledger) sum += pounds;
  must(sum === state.money, `the books say ${sum}, the till ${state.money}`, state);
}

function mustStandApart(state: ThemeParkState): void {
  const owner = new Uint16Array(state.owner.length);
  const counts = new Uint16Array(kindCount);
  let destinations = 0;
  for (let cell = 0; cell < state.kindAt.length; cell += 1) {
    const kind = state.kindAt[cell];
    if (kind === noKind) continue;
    const { width, height } = specOf(kind);
    counts[kind] += 1;
    must((cell % state.columns) + width <= state.columns, 'a building stands outside', state);
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const covered = cell + row * state.columns + column;
        must(covered < owner.length, 'a building stands outside', state);
        must(owner[covered] === 0, 'two buildings overlap', state);
        owner[covered] = cell + 1;
      }
    }
    if (state.ground[cell] === ground.visitable) destinations += 1;
  }
  must(
    owner.every((value, cell) => value === state.owner[cell]),
    'the map is wrong',
    state,
  );
  must(
    state.counts.every((value, kind) => value === counts[kind]),
    'a count is wrong',
    state,
  );
  must(destinations === state.destinationCount, 'a destination is missing', state);
}

function mustKnowItsVisitors(state: ThemeParkState): void {
  const { visitors, guests } = state;
  must(visitors.count <= visitors.at.length, 'too many visitors', state);
  const inside = new Uint16Array(state.inside.length);
  const queue = new Uint16Array(state.queue.length);
  const standing = new Uint8Array(state.queue.length);
  for (let index = 0; index < visitors.count; index += 1) {
    must(visitors.at[index] < state.kindAt.length, 'a visitor is outside', state);
    if (guests.mood.length === 0) continue;
    if (guests.inside[index] === 1) inside[visitors.goal[index]] += 1;
    else if (guests.queued[index] > 0) {
      queue[visitors.goal[index]] += 1;
      standing[visitors.at[index]] += 1;
    }
  }
  must(
    inside.every((value, cell) => value === state.inside[cell]),
    'a guest is lost inside',
    state,
  );
  must(
    queue.every((value, cell) => value === state.queue[cell]),
    'a queue is miscounted',
    state,
  );
  const { town } = state;
  if (!town) return;
  must(
    standing.every(
      (value, cell) => value === town.standing[cell] && value > 0 === town.lineOf[cell] > 0,
    ),
    'a queue stands elsewhere',
    state,
  );
}

/**
 * Checks what must hold of every park. It throws plain errors because it runs thousands of times.
 */
export function expectConsistentPark(state: ThemeParkState): void {
  mustBalance(state);
  mustStandApart(state);
  mustKnowItsVisitors(state);
  must(state.satisfaction >= 0 && state.satisfaction <= 100, 'satisfaction is out of range', state);
}
