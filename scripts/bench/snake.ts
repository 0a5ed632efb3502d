import { allocatedBytes } from './collectGarbage';
import type { Bench } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';
import { rulesAlone, wholeRun } from './snakeCandidates';
import { bareRing, objectsAndSpread, type SnakePeer } from './snakePeers';

/** Enough moves to time, few enough to avoid interruptions. */
const timedMoves = 100_000;
/** Few enough that no collection happens, even with the peer that allocates most. */
const countedMoves = 2_000;

function nanosecondsPerMove(peer: SnakePeer): number {
  return (processorMs(() => peer.run(timedMoves)) * 1e6) / timedMoves;
}

/**
 * Time and bytes of a move of Snake's rules, compared with the minimum and with the usual way of
 * writing them. The candidates take turns within each round, in an order that rotates.
 */
export const benchSnake: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 21;
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
    log(`snake: round ${round + 1} of ${rounds}`);
    for (let turn = 0; turn < peers.length; turn += 1) {
      const index = (round + turn) % peers.length;
      times[index].push(nanosecondsPerMove(peers[index]));
      bytes[index].push(allocatedBytes(() => peers[index].run(countedMoves)) / countedMoves);
    }
    // Lets the caller's timers and signals run between rounds.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const moves = timedMoves.toLocaleString('en-GB');
  return [
    {
      title: 'Snake: one move',
      columns: ['', 'ns per move', 'best ns', 'bytes per move'],
      rows: peers.map(({ name }, index) => [
        name,
        median(times[index]),
        Math.min(...times[index]),
        Math.max(0, Math.round(median(bytes[index]) ?? 0)),
      ]),
      notes: [
        `Medians of ${rounds} rounds of ${moves} moves in one process, in processor time.`,
        'The whole run also logs the turn at every sixth move; its bytes are those of the log.',
      ],
    },
  ];
};
