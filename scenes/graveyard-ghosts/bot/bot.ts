import { defineBot, type MakeBot } from '../../kit/bot/GameBot';
import { ticksFromMs } from '../../kit/rules/config';
import { directions } from '../../kit/rules/grid';
import { oneIn, seedRng } from '../../kit/rules/rng';
import type { GraveyardGhostsAction } from '../rules/GraveyardGhostsAction';
import { actorOf, type GraveyardGhostsState } from '../rules/GraveyardGhostsState';
import { ghostPace } from '../rules/ghosts';
import { canGo, cellAfter, cellCount, size } from '../rules/Maze';
import { personalities } from '../rules/targets';

/** One in this many cells starts a stretch in which the bot ignores ghosts. */
const careless = 20;
const carelessCells = 5;
/** Ticks of distance that it keeps from a ghost. */
const margin = 10;
const far = 1e6;

type View = Readonly<GraveyardGhostsState>;

/** Distances from one cell to all others. */
class Field {
  readonly steps = new Int32Array(cellCount);
  readonly #queue = new Int32Array(cellCount);

  /** Breadth-first search from a cell, through cells that `mayEnter` allows at that distance. */
  spread(
    state: Readonly<GraveyardGhostsState>,
    from: number,
    mayEnter: (cell: number, steps: number) => boolean,
  ): void {
    this.steps.fill(far);
    this.steps[from] = 0;
    this.#queue[0] = from;
    let length = 1;
    for (let index = 0; index < length; index += 1) {
      const cell = this.#queue[index];
      for (let direction = 0; direction < directions.length; direction += 1) {
        const next = cellAfter(cell, direction);
        if (!canGo(state, cell, direction) || this.steps[next] < far) continue;
        const steps = this.steps[cell] + 1;
        if (!mayEnter(next, steps)) continue;
        this.steps[next] = steps;
        this.#queue[length] = next;
        length += 1;
      }
    }
  }

  /** The first direction of the shortest path to `goal`, or -1 if there is none. */
  firstDirection(state: Readonly<GraveyardGhostsState>, goal: number): number {
    let cell = goal;
    let last = -1;
    while (this.steps[cell] > 0) {
      const steps: number = this.steps[cell];
      const direction = directions.findIndex(
        (_, direction) =>
          canGo(state, cell, direction) && this.steps[cellAfter(cell, direction)] === steps - 1,
      );
      if (direction < 0) return -1;
      cell = cellAfter(cell, direction);
      last = direction ^ 2;
    }
    return last;
  }
}

/** A plain player: takes the shortest path to the next soul and usually avoids ghosts. */
const make: MakeBot<GraveyardGhostsState> = (seed) => {
  const rng = seedRng(seed);
  const mine = new Field();
  const theirs = new Field();
  /** Ticks until the first ghost can reach each cell. */
  const danger = new Float64Array(cellCount);
  let blind = 0;
  let lastCell = -1;
  const startAction: GraveyardGhostsAction = { type: 'start' };

  const look = (state: View, seen: View): void => {
    danger.fill(far);
    if (state.power > ticksFromMs(state.config.warningMs) / 2 || blind > 0) return;
    const pace = ghostPace(state);
    for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
      const cell = nearestCell(seen, actorOf(ghost));
      theirs.spread(state, cell, () => true);
      theirs.steps.forEach((steps, cell) => {
        const ticks = state.ghostRest[ghost] + (pace > 0 ? steps / pace : far);
        danger[cell] = Math.min(danger[cell], ticks);
      });
    }
  };

  const nearestGoal = (state: View, seen: View): number => {
    let best = -1;
    const consider = (cell: number, weight: number): void => {
      if (mine.steps[cell] >= far || mine.steps[cell] === 0) return;
      if (best < 0 || mine.steps[cell] * weight < mine.steps[best]) best = cell;
    };
    state.things.forEach((thing, cell) => {
      if (thing !== 0) consider(cell, 1);
    });
    if (state.power > 60) {
      for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
        consider(nearestCell(seen, actorOf(ghost)), 0.6);
      }
    }
    return best;
  };

  /** Of the cells that it can reach before the ghosts, the one that they reach last. */
  const refuge = (): number => {
    let best = -1;
    for (let cell = 0; cell < cellCount; cell += 1) {
      if (mine.steps[cell] === 0 || mine.steps[cell] >= far) continue;
      if (best < 0 || danger[cell] > danger[best]) best = cell;
    }
    return best;
  };

  return (late, state = late) => {
    if (state.phase === 'ready') return [startAction];
    // A new level is not compared with the last one's picture.
    const seen = late.level === state.level ? late : state;
    if (state.pause > 0) {
      lastCell = -1;
      return [];
    }
    const isNew = state.playerCell !== lastCell || !state.playerMoves;
    if (state.playerTicks !== 0 && !isNew) return [];
    lastCell = state.playerCell;
    if (blind > 0) blind -= 1;
    else if (oneIn(rng, careless)) blind = carelessCells;
    look(state, seen);
    const stepTicks = ticksFromMs(state.config.stepMs);
    const isSafe = (cell: number, steps: number): boolean =>
      danger[cell] > steps * stepTicks + margin;
    mine.spread(state, state.playerCell, isSafe);
    let goal = nearestGoal(state, seen);
    if (goal < 0) goal = refuge();
    if (goal < 0) {
      // Surrounded: takes the direction from which ghosts take longest to come.
      mine.spread(state, state.playerCell, () => true);
      goal = refuge();
    }
    const direction = mine.firstDirection(state, goal);
    if (direction < 0) return [];
    return [{ type: 'turn', direction: directions[direction] } as const];
  };
};

function nearestCell(state: Readonly<GraveyardGhostsState>, actor: number): number {
  // In a side tunnel an actor may be half a cell outside.
  const column = Math.max(0, Math.min(size - 1, Math.round(state.x[actor])));
  return Math.round(state.y[actor]) * size + column;
}

export const bot = defineBot<GraveyardGhostsState>({
  make,
  recordings: {
    classic: { seed: 1989 },
    chain: { seed: 1990, config: { chain: true } },
    learn: { seed: 1991, config: { learn: true, startLevel: '3' } },
    'level-8': { seed: 1992, config: { startLevel: '8', extraLives: 6 } },
    invincible: { seed: 1993, config: { invincible: true } },
    night: { seed: 1995, config: { night: true } },
    tuned: { seed: 1994, tuning: ['stepMs', 117] },
    demo: { seed: 39, maxTicks: 1800 },
  },
  report: {
    stage: { name: 'level', of: ({ level }) => level },
    note: 'The bot sees late where the ghosts are. In one cell of 20 it stops looking for five cells. In Classic, as it is specified, ghosts outrun the player from level 5 on: none of 320 careful runs of an earlier measurement got past that level. It stays as it is; Night shift has the same rules with a fair curve.',
    cause: ({ caughtBy }) => `the ${personalities[caughtBy]}`,
  },
  // Stands still until every life is lost.
  soonestEnd: [{ ticks: 150 }],
  endless: { config: { invincible: true }, pressed: ['up', 'left', 'down', 'right'] },
});
