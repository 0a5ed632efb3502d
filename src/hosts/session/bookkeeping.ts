import type { Game } from '../../../scenes/kit/Game';
import type { Parsed } from '../../../scenes/kit/rules/Parsed';
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

/** A recording that was kept, if there is one: it, or why it is refused. */
export type Kept = Parsed<Replay> | undefined;

/** What the bookkeeping knows of the kind of run in play. */
export type Book = Readonly<{
  best: number;
  /** The run that has just ended beat the best before it. */
  newBest: boolean;
  /** A run was left in the middle and can be taken up. */
  unfinished: boolean;
  /** Why the run that was left cannot be taken up, in a sentence for its player. */
  refusal: string | undefined;
  /** There is a finished run to be watched; one that is refused says so when it is asked for. */
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
  unfinished(): Kept;
  /** The last finished run of this kind, for `Run.watch`. */
  last(): Kept;
  forgetUnfinished(): void;
}>;

export function createBookkeeping(game: () => Game, run: Run): Bookkeeping {
  const kind = (): string => game().recordKey(run.config as Game['config'] & typeof run.config);

  const decode = (text: string | undefined): Kept =>
    text === undefined ? undefined : decodeReplay(game(), text);
  const unfinished = (): Kept => decode(unfinishedRun(game().id));
  const last = (): Kept => decode(lastRun(game().id, kind()));
  const read = (): Book => {
    const kept = unfinished();
    return {
      best: bestScore(records.getState(), game().id, kind()) ?? 0,
      newBest: false,
      unfinished: kept?.ok === true,
      refusal: kept?.ok === false ? kept.refusal : undefined,
      canWatch: lastRun(game().id, kind()) !== undefined,
    };
  };

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
