import { allocatedBytes } from './collectGarbage';
import type { Bench, BenchTable } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';
import { bareRoutes, objectsAndSearch, ourPark, type ParkCandidate } from './themeParkCandidates';
import { ourEconomy } from './themeParkEconomy';
import { ourRoutes } from './themeParkRoutes';

type Size = Readonly<{ visitors: number; columns: number; limitUs: number; steps: number }>;

/** The last grid has a hundred times the specified number of cells. */
const sizes: readonly Size[] = [
  { visitors: 50, columns: 20, limitUs: 0.6, steps: 20_000 },
  { visitors: 5000, columns: 60, limitUs: 50, steps: 400 },
  { visitors: 50_000, columns: 200, limitUs: 500, steps: 60 },
];

type Measured = Readonly<{ name: string; us: number; best: number; bytes: number | undefined }>;

/** Bytes that one call leaves behind; undefined if a collection happened while measuring. */
function bytesOf(candidate: ParkCandidate, steps: number): number | undefined {
  const bytes = Math.round(allocatedBytes(() => candidate.run(steps)) / steps);
  return bytes < 0 ? undefined : bytes;
}

/** Measures the candidates in turns, so that other load on the machine affects them alike. */
async function measure(
  candidates: readonly ParkCandidate[],
  steps: number,
  rounds: number,
): Promise<Measured[]> {
  const times = candidates.map((): number[] => []);
  for (const candidate of candidates) candidate.run(steps);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, candidate] of candidates.entries()) {
      times[index].push((processorMs(() => candidate.run(steps)) * 1000) / steps);
      // Lets the caller's timers and signals run between rounds.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return candidates.map((candidate, index) => ({
    name: candidate.name,
    us: median(times[index]) ?? 0,
    best: Math.min(...times[index]),
    bytes: bytesOf(candidate, steps),
  }));
}

/** One step of all visitors, compared with the minimum and with the usual way of writing it. */
export const benchThemePark: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 15;
  /** A short run makes fewer steps. */
  const share = short ? 20 : 1;
  const tables: BenchTable[] = [];
  for (const { visitors, columns, limitUs, steps } of sizes) {
    log(`theme park: ${visitors} visitors`);
    const rows = await measure(
      [
        bareRoutes(visitors, columns),
        ourPark('classic', visitors, columns),
        ourPark('tycoon', visitors, columns),
      ],
      steps / share,
      rounds,
    );
    // The search is so slow that only a part of the crowd is measured. Each search costs the same.
    const part = Math.ceil(visitors / 500);
    const [usual] = await measure(
      [objectsAndSearch(visitors / part, columns)],
      40 / share,
      short ? 1 : 3,
    );
    const bytes = usual.bytes === undefined ? undefined : usual.bytes * part;
    rows.push({ ...usual, us: usual.us * part, best: usual.best * part, bytes });
    const [{ best: limit }] = rows;
    tables.push({
      title: `Theme park: a step of ${visitors.toLocaleString('en-GB')} visitors on ${columns} × ${columns} cells`,
      columns: ['', 'µs per step', 'best µs', 'times the limit', 'bytes per step'],
      rows: rows.map(({ name, us, best, bytes }) => [name, us, best, best / limit, bytes]),
      notes: [`Required under Classic rules: ${limitUs} µs; under Tycoon rules ten times that.`],
    });
  }
  const routes = await measure([ourRoutes()], 100 / share, rounds);
  tables.push({
    title: 'Theme park: laying all ways anew with 228 destinations',
    columns: ['', 'µs', 'best µs', 'bytes'],
    rows: routes.map(({ name, us, best, bytes }) => [name, us, best, bytes]),
    notes: ['Required: 2,000 µs.'],
  });
  const economy = await measure(
    [ourEconomy('classic'), ourEconomy('tycoon')],
    20_000 / share,
    rounds,
  );
  tables.push({
    title: 'Theme park: a tick of the economy of an open park with 400 buildings',
    columns: ['', 'µs per tick', 'best µs', 'bytes per tick'],
    rows: economy.map(({ name, us, best, bytes }) => [name, us, best, bytes]),
    notes: ['Required under Classic rules: 1 µs; under Tycoon rules ten times that.'],
  });
  return tables;
};
