import { neighboursOf } from '../field';
import { chancesOf } from './chances';
import { type Clue, cluesOf, type Knowledge } from './Knowledge';

/** Why a cell is safe or a mine: these clues prove it together, and no smaller set of them does. */
export type Proof = Readonly<{
  cell: number;
  mine: boolean;
  /** The open cells whose numbers are needed. */
  clues: readonly number[];
  /** Whether the total number of mines is needed. */
  total: boolean;
}>;

/** What the solver knows of a closed cell. */
export type Verdict =
  | Readonly<{ kind: 'proven'; proof: Proof }>
  | Readonly<{
      kind: 'unknown';
      cell: number;
      /** The probability of a mine, 0 to 1, with all arrangements equally likely. */
      chance: number;
      /**
       * The mines of an arrangement that fits every number, with one here, and without; beside
       * numbers only.
       */
      withMine: readonly number[];
      withoutMine: readonly number[];
    }>
  /** The field has too many arrangements to count. */
  | Readonly<{ kind: 'tooHard'; cell: number }>;

const isSure = (chance?: number): boolean => chance === 0 || chance === 1;

/** Whether the clues alone decide a cell. */
function settles(known: Knowledge, clues: readonly Clue[], total: boolean, cell: number): boolean {
  return isSure(chancesOf(known, { clues, total })?.chance[cell]);
}

/** Removes clues one by one while the rest still decides the cell. */
function shrunk(known: Knowledge, from: readonly Clue[], total: boolean, cell: number): Clue[] {
  let clues = [...from];
  for (const clue of from) {
    const fewer = clues.filter((other) => other !== clue);
    if (settles(known, fewer, total, cell)) clues = fewer;
  }
  return clues;
}

/** The clues connected to a cell, the nearest last. */
function bearing(clues: readonly Clue[], cell: number): Clue[] {
  const byCell = new Map<number, Clue[]>();
  for (const clue of clues) {
    for (const other of clue.cells) byCell.set(other, [...(byCell.get(other) ?? []), clue]);
  }
  const met = new Set<Clue>(byCell.get(cell));
  for (const clue of met) {
    for (const other of clue.cells) for (const next of byCell.get(other) ?? []) met.add(next);
  }
  return [...met].reverse();
}

function proofOf(known: Knowledge, cell: number, clues: readonly Clue[], total: boolean): Proof {
  const mine = chancesOf(known, { clues, total })?.chance[cell] === 1;
  return { cell, mine, clues: clues.map((clue) => clue.at), total };
}

/** A proof about a cell from which no clue can be left out. */
function shrinkTo(known: Knowledge, clues: readonly Clue[], cell: number): Proof {
  const near = bearing(clues, cell);
  const total = near.length === 0 || !settles(known, near, false, cell);
  return proofOf(known, cell, shrunk(known, total ? [...clues] : near, total, cell), total);
}

/** What the numbers say about a closed cell. */
export function verdictOn(known: Knowledge, cell: number): Verdict {
  const clues = cluesOf(known);
  const chances = chancesOf(known);
  if (!chances) return { kind: 'tooHard', cell };
  const chance = chances.chance[cell];
  if (isSure(chance)) {
    const small = smallProof(known, clues, [cell]);
    return { kind: 'proven', proof: small ?? shrinkTo(known, clues, cell) };
  }
  const world = (mines: number): readonly number[] => {
    const claim: Clue = { at: -1, cells: [cell], mines };
    return chancesOf(known, { clues: [...clues, claim] })?.example() ?? [];
  };
  return { kind: 'unknown', cell, chance, withMine: world(1), withoutMine: world(0) };
}

/** Up to this size, the smallest proof is searched among all connected clues. */
const maxTogether = 3;

/** The smallest proof about one of the cells that needs up to three clues. */
function smallProof(
  known: Knowledge,
  clues: readonly Clue[],
  cells: readonly number[],
): Proof | undefined {
  const wanted = new Set(cells);
  const beside = clues.map((clue) =>
    clues.filter(
      (other) => other !== clue && other.cells.some((cell) => clue.cells.includes(cell)),
    ),
  );
  const place = new Map(clues.map((clue, index) => [clue, index]));
  let groups: Clue[][] = clues
    .filter((clue) => clue.cells.some((cell) => wanted.has(cell)))
    .map((clue) => [clue]);
  for (let size = 1; size <= maxTogether; size += 1) {
    let best: Proof | undefined;
    for (const group of groups) {
      const chance = chancesOf(known, { clues: group, total: false })?.chance;
      for (const clue of group) {
        for (const cell of clue.cells) {
          if (!wanted.has(cell)) continue;
          if (chance?.[cell] === 0) return proofOf(known, cell, group, false);
          if (chance?.[cell] === 1) best ??= proofOf(known, cell, group, false);
        }
      }
    }
    if (best) return best;
    const wider = new Map<string, Clue[]>();
    for (const group of groups) {
      for (const clue of group) {
        for (const other of beside[place.get(clue) ?? 0]) {
          if (group.includes(other)) continue;
          const next = [...group, other].sort((a, b) => a.at - b.at);
          wider.set(next.map(({ at }) => at).join(), next);
        }
      }
    }
    groups = [...wider.values()];
  }
  return undefined;
}

/** A cell that a hint should not mention. */
export type Skip = (cell: number, mine: boolean) => boolean;

/**
 * The smallest proof there is: fewest numbers first, a safe cell before a mine.
 * @param skip for example mines that the player has flagged
 * @returns undefined if nothing can be proved
 */
export function smallestProof(known: Knowledge, skip: Skip = () => false): Proof | undefined {
  const chance = chancesOf(known)?.chance;
  if (!chance) return undefined;
  const clues = cluesOf(known);
  const sure = [...chance.keys()].filter((cell) => isSure(chance[cell]));
  const proven = sure.filter((cell) => !skip(cell, chance[cell] === 1));
  if (proven.length === 0) return undefined;
  const small = smallProof(known, clues, proven);
  if (small) return small;
  const safe = proven.filter((cell) => chance[cell] === 0);
  // Shrinking more proofs would take long, and those nearest to the numbers are the small ones.
  const tried = (safe.length > 0 ? safe : proven)
    .sort((a, b) => openAround(known, b) - openAround(known, a))
    .slice(0, 4);
  return tried
    .map((cell) => shrinkTo(known, clues, cell))
    .reduce((best, proof) => (cost(proof) < cost(best) ? proof : best));
}

function cost({ clues, total }: Proof): number {
  return clues.length + (total ? 1 : 0);
}

function openAround(known: Knowledge, cell: number): number {
  return neighboursOf(known, cell).filter((other) => known.seen[other] >= 0).length;
}

/** Whether a loss could have been avoided, and how. */
export type PostMortem = NonNullable<ReturnType<typeof postMortem>>;

/**
 * Examines the press that ended a game.
 * @param known what was open before it
 * @param exploded the mine that was opened
 */
export function postMortem(known: Knowledge, exploded: number) {
  const chances = chancesOf(known);
  if (!chances) return undefined;
  const clues = cluesOf(known);
  const { chance } = chances;
  let better = exploded;
  for (let cell = 0; cell < chance.length; cell += 1) {
    if (chance[cell] < chance[better]) better = cell;
  }
  const mine =
    chance[exploded] === 1
      ? (smallProof(known, clues, [exploded]) ?? shrinkTo(known, clues, exploded))
      : undefined;
  const safe = chance[better] === 0 ? smallestProof(known, (_, mined) => mined) : undefined;
  return {
    /** Why the opened cell could be known to be a mine. */
    mine,
    /** Why another cell could be known to be safe. */
    safe,
    /** The probability of a mine under the opened cell, and the lowest one available; 0 to 1. */
    chance: chance[exploded],
    least: chance[better],
    /** The cell with the lowest probability. */
    better,
  };
}
