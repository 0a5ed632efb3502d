import { pieceCount, pieceRows, rotationCount, spawnColumn } from './rules/pieces';

/** A way of lying: the same cells have the same text, however the piece was turned. */
function textOf(piece: number, rotation: number, x: number): string {
  const first = (piece * rotationCount + rotation) * 4;
  const rows = Array.from(pieceRows.subarray(first, first + 4)).filter((bits) => bits !== 0);
  const empty = Math.min(...rows.map((bits) => Math.log2(bits & -bits)));
  return `${x + empty}:${rows.map((bits) => bits >> empty).join(',')}`;
}

function fits(piece: number, rotation: number, x: number, columns: number): boolean {
  const first = (piece * rotationCount + rotation) * 4;
  return pieceRows
    .subarray(first, first + 4)
    .every((bits) => bits === 0 || (x + Math.log2(bits & -bits) >= 0 && bits << x < 1 << columns));
}

/** The fewest presses for every way in which a piece may lie in an empty well. */
function fewestOf(piece: number, columns: number): ReadonlyMap<string, number> {
  const fewest = new Map<string, number>();
  const seen = new Set<string>();
  let edge = [{ rotation: 0, x: spawnColumn(piece, columns) }];
  for (let presses = 0; edge.length > 0; presses++) {
    const reached: typeof edge = [];
    for (const { rotation, x } of edge) {
      const key = `${rotation} ${x}`;
      if (seen.has(key) || !fits(piece, rotation, x, columns)) continue;
      seen.add(key);
      const text = textOf(piece, rotation, x);
      if (!fewest.has(text)) fewest.set(text, presses);
      // A direction that is held goes to the wall and counts as one press.
      for (const by of [-1, 1]) {
        let far = x;
        while (fits(piece, rotation, far + by, columns)) far += by;
        reached.push({ rotation, x: x + by }, { rotation, x: far });
      }
      for (const turn of [1, 2, 3])
        reached.push({ rotation: (rotation + turn) % rotationCount, x });
    }
    edge = reached;
  }
  return fewest;
}

/**
 * Counts presses that were not needed to bring a piece over its place.
 * @param columns of the well
 * @returns for a piece that is about to be dropped, how many of its `presses` were too many
 */
export function finesse(columns: number) {
  const tables = Array.from({ length: pieceCount }, (_, piece) => fewestOf(piece, columns));
  return ({ piece, rotation, x }: Place, presses: number): number => {
    const needed = tables[piece].get(textOf(piece, rotation, x));
    return needed === undefined ? 0 : Math.max(0, presses - needed);
  };
}

type Place = Readonly<{ piece: number; rotation: number; x: number }>;
