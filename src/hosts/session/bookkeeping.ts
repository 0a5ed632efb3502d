import type { Game } from '../../../scenes/kit/Game';
import type { Replay } from '../../../scenes/kit/rules/Replay';
import { decodeReplay, encodeReplay } from '../../../scenes/kit/rules/replayText';
import type { Run } from '../../../scenes/kit/run/Run';
import { bestScore, enterScore, loadRecords, records } from '../../stores/records';
import {
  dropUnfinishedRun,
  keepLastRun,
  keepUnfinishedRun,
  lastRun,
  unfinishedRun,
} from '../../stores/runs';

/** Less than this is not worth being offered again. */
const shortestTicks = 120;

/** What the bookkeeping knows of the kind of run in play. */
export type Book = Readonly<{
  best: number;
  /** The run that has just ended beat the best before it. */
  newBest: boolean;
  /** A run was left in the middle and can be taken up. */
  unfinished: boolean;
  /** There is a finished run to be watched. */
  canWatch: boolean;
}>;

export type Bookkeeping = Readonly<{
  /** What is known now, read afresh from what is stored. */
  read(): Book;
  /** Enters a run that has just ended, unless it counts for nothing. */
  finish(): Book;
  /** Keeps a run that is being left. */
  leave(): void;
  /** The run that was left, for `Run.restore`. */
  unfinished(): Replay | undefined;
  /** The last finished run of this kind, for `Run.watch`. */
  last(): Replay | undefined;
  forgetUnfinished(): void;
}>;

export function createBookkeeping(game: () => Game, run: Run): Bookkeeping {
  const kind = (): string => game().recordKey(run.config as Game['config'] & typeof run.config);

  const decode = (text: string | undefined): Replay | undefined => {
    if (text === undefined) return undefined;
    const parsed = decodeReplay(game(), text);
    if (!parsed.ok) console.info(parsed.refusal);
    return parsed.ok ? parsed.value : undefined;
  };
  const unfinished = (): Replay | undefined => decode(unfinishedRun(game().id));
  const last = (): Replay | undefined => decode(lastRun(game().id, kind()));
  const read = (): Book => ({
    best: bestScore(records.getState(), game().id, kind()) ?? 0,
    newBest: false,
    unfinished: unfinished() !== undefined,
    canWatch: last() !== undefined,
  });

  loadRecords();
  return {
    read,
    unfinished,
    last,
    forgetUnfinished: () => dropUnfinishedRun(game().id),
    finish() {
      dropUnfinishedRun(game().id);
      const replay = run.replay();
      const kept = keepLastRun(game().id, kind(), encodeReplay(replay));
      if (!kept) console.info('The run was too long to be kept for watching.');
      const newBest = !replay.practice && enterScore(game().id, kind(), game().score(run.state));
      return { ...read(), newBest };
    },
    leave() {
      const { phase, watching } = run.status.getState();
      if (phase !== 'playing' || watching || run.state.tick < shortestTicks) return;
      keepUnfinishedRun(game().id, encodeReplay(run.replay()));
    },
  };
}
