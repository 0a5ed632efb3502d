import { pathToFileURL } from 'node:url';
import { type BenchTable, median, printTable } from './BenchTable';
import { allocatedBytes } from './collectGarbage';
import { rulesAlone, wholeRun } from './snakeCandidates';
import { bareRing, objectsAndSpread, type SnakePeer } from './snakePeers';

const rounds = 21;
/** Long enough to time, short enough that nothing else gets in between. */
const timedMoves = 100_000;
/** Few enough that no collection falls between even for the peer that allocates most. */
const countedMoves = 2_000;

/** Of processor time, so that a neighbour's turn on the core does not count. */
function nanosecondsPerMove(peer: SnakePeer): number {
  const before = process.cpuUsage();
  peer.run(timedMoves);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / timedMoves;
}

/**
 * Time and bytes of a move: Snake's rules beside the least a move can be and the way it is usually
 * written, in turn within each round, in an order that rotates.
 */
export async function benchSnake(): Promise<BenchTable> {
  const peers = [
    bareRing(),
    rulesAlone('our rules, nine ticks a move'),
    wholeRun('our whole run, nine frames a move'),
    objectsAndSpread(),
  ];
  const times = peers.map((): number[] => []);
  const bytes = peers.map((): number[] => []);
  for (const peer of peers) peer.run(timedMoves * 2);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < peers.length; turn += 1) {
      const index = (round + turn) % peers.length;
      times[index].push(nanosecondsPerMove(peers[index]));
      bytes[index].push(allocatedBytes(() => peers[index].run(countedMoves)) / countedMoves);
    }
    // Lets a caller's timers and signals through between rounds.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    title: 'Snake: one move',
    note: `Medians of ${rounds} rounds of ${timedMoves.toLocaleString('en-GB')} moves in one process, processor time.`,
    rows: peers.map(({ name }, index) => ({
      name,
      figures: {
        'ns per move': median(times[index]),
        'best ns': Math.min(...times[index]),
        'bytes per move': Math.max(0, median(bytes[index])),
      },
    })),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(printTable(await benchSnake()));
}
