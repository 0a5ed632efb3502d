import { createStore } from 'zustand/vanilla';
import type { GameRun } from '../../../scenes/kit/Game';
import type { Parsed } from '../../../scenes/kit/rules/Parsed';
import type { Replay, Save } from '../../../scenes/kit/rules/Replay';
import { toast } from '../../components/toast';
import { bestScore, enterScore, loadRecords, records } from '../../stores/records';
import {
  dropUnfinishedRun,
  lastRun,
  type RunSlot,
  saveLastRun,
  saveUnfinishedRun,
  unfinishedRun,
} from '../../stores/runs';
import { codecsNow, loadCodecs, type TextCodecs } from './lateCodecs';

/** A shorter run is not offered again. */
const shortestTicks = 120;

/** What the bookkeeping knows of the run in play. */
export type Book = ReturnType<ReturnType<typeof createBookkeeping>['book']['getState']>;

/** Runs at once if the codecs are loaded, as it must while the page is being left. */
function withCodecs(act: (codecs: TextCodecs) => void, missing: (error: unknown) => void): void {
  const codecs = codecsNow();
  if (codecs) act(codecs);
  else loadCodecs().then(act, missing);
}

/**
 * Keeps a run's scores and recordings. If the browser refuses to store something, the player is
 * told.
 */
export function createBookkeeping(run: GameRun, place: RunSlot) {
  const unfinishedText = (): string | undefined => unfinishedRun(run.game.id, place);
  const unfinished = (): Parsed<Save> | undefined => {
    const text = unfinishedText();
    return text === undefined ? undefined : codecsNow()?.decodeSave(run.game, text);
  };
  const lastText = (): string | undefined => lastRun(run.game.id, run.category);
  const read = () => {
    // Until it can be decoded, a stored unfinished run counts as one that can be continued.
    const kept = unfinished();
    const isKept = unfinishedText() !== undefined;
    return {
      best: bestScore(records.getState(), run.game.id, run.category) ?? 0,
      /** The run that has just ended beat the previous best. */
      newBest: false,
      /** There is an unfinished run that can be continued. */
      unfinished: isKept && kept?.ok !== false,
      /** Why the unfinished run cannot be continued, in a sentence for the player. */
      refusal: kept?.ok === false ? kept.refusal : undefined,
      /** There is a finished run to watch. If it is refused, that is said when it is asked for. */
      canWatch: codecsNow() !== undefined && lastText() !== undefined,
    };
  };

  loadRecords();
  const book = createStore(read);
  const changed = (): void => {
    const { canWatch, unfinished: isKept, refusal } = read();
    const offered = book.getState().unfinished;
    book.setState(offered ? { canWatch, unfinished: isKept, refusal } : { canWatch });
  };
  const load = (): void => withCodecs(changed, console.info);
  const withdraw = (refusal?: string): void => book.setState({ unfinished: false, refusal });

  if (!codecsNow()) {
    if (unfinishedText() ?? lastText()) load();
    // From now on the page may be left during a run, when there is no time to load the codecs.
    const undo = run.status.subscribe(({ phase }) => {
      if (phase !== 'playing') return;
      undo();
      load();
    });
  }
  return {
    book,
    /** Reads the stored values again: another run may be of another category, with another best. */
    update: () => book.setState(read()),
    /**
     * The unfinished run for `Run.restore`, or why it is refused; undefined until it can be
     * decoded.
     */
    unfinished,
    /** The stored unfinished run. */
    unfinishedText,
    /** Whether stored runs can be decoded now. If not, `then` is called as soon as they can. */
    ready(then: () => void): boolean {
      if (codecsNow()) return true;
      withCodecs(then, () => toast('This run could not be read. Check the connection.'));
      return false;
    },
    /**
     * The last finished run of this category for `Run.watch`, or why it is refused; undefined until
     * it can be decoded.
     */
    last(): Parsed<Replay> | undefined {
      const text = lastText();
      return text === undefined ? undefined : codecsNow()?.decodeReplay(run.game, text);
    },
    /** Stops offering the unfinished run, for example because it is refused. */
    withdraw,
    forgetUnfinished: (): void => {
      dropUnfinishedRun(run.game.id, place);
      withdraw();
    },
    /** Enters the score of a run that has just ended, unless it counts for nothing. */
    finish(): void {
      const replay = run.replay();
      const { id } = run.game;
      const { category } = run;
      // Without its beginning a run cannot be watched.
      if (replay.from === undefined) {
        withCodecs(({ encodeReplay }) => {
          const lost = saveLastRun(id, category, encodeReplay(run.game, replay));
          if (lost) console.info(lost);
          changed();
        }, console.info);
      }
      const entered = replay.practice
        ? undefined
        : enterScore(id, category, replay.score, replay.version);
      if (entered?.refusal) toast(entered.refusal);
      book.setState({ ...read(), newBest: entered?.best ?? false });
    },
    /** Stores an unfinished run when it is left. @param kept called with it if it was stored */
    leave(kept: (text: string) => void): void {
      const { phase, watching } = run.status.getState();
      if (phase !== 'playing' || watching || run.state.tick < shortestTicks) return;
      if (run.game.keepsItself) return;
      const save = run.save();
      if (save.replay.from !== undefined) return;
      withCodecs(
        ({ encodeSave }) => {
          const text = encodeSave(run.game, save);
          const lost = saveUnfinishedRun(run.game.id, place, text);
          if (lost) toast(`This run could not be kept for later. ${lost}`);
          else kept(text);
        },
        () => toast('This run could not be kept for later. Check the connection.'),
      );
    },
  };
}
