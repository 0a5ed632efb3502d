import { createStore } from 'zustand/vanilla';
import type { GameRun } from '../../../scenes/kit/Game';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import type { Save } from '../../../scenes/kit/rules/Replay';
import type { createBookkeeping } from './bookkeeping';

type Parts = Readonly<{
  run: GameRun;
  bookkeeping: ReturnType<typeof createBookkeeping>;
  say: (sentence: string) => void;
  /** Counts the player in, then continues. */
  resume: () => void;
}>;

/** Puts other runs in the place of the one in play, and keeps what must not be lost by that. */
export function createRunInPlay({ run, bookkeeping, say, resume }: Parts) {
  /**
   * The run in play as it is stored, and its tick then. It is removed when that run ends; a run that
   * another tab has stored since stays.
   */
  let played: { kept?: string | undefined; tick?: number } = {};
  /** The run that can be brought back, and its text if it is the stored one. */
  const replaced = createStore<{ save?: Save; kept?: string }>(() => ({}));

  /** Keeps the current run before another replaces it. A run that has ended is not kept. */
  const saveReplaced = (): void => {
    const { phase, watching } = run.status.getState();
    if (run.game.keepsItself || watching || phase === 'ready') return;
    replaced.setState({ save: phase === 'playing' ? run.save() : undefined, kept: undefined });
  };
  const restart = (config?: ConfigValues): void => {
    saveReplaced();
    played = {};
    run.restart(config ? { config } : undefined);
  };
  const forgetKept = (): void => {
    const { kept } = played;
    if (kept !== undefined && kept === bookkeeping.unfinishedText()) bookkeeping.forgetUnfinished();
  };
  /** Goes on with a run, or says in the book why that is refused. */
  const goOn = (refusal: string | undefined, sentence: string, kept?: string): void => {
    bookkeeping.withdraw(refusal);
    if (refusal !== undefined) return;
    played = kept === undefined ? {} : { kept, tick: run.state.tick };
    say(sentence);
    resume();
  };
  const keepOffered = (): void => {
    if (!bookkeeping.ready(keepOffered)) return;
    const kept = bookkeeping.unfinished();
    if (kept?.ok) replaced.setState({ save: kept.value, kept: bookkeeping.unfinishedText() });
  };
  /** Keeps the stored run that is offered: the run that begins instead is stored in its place. */
  const passOver = (): void => {
    if (!bookkeeping.book.getState().unfinished) return;
    keepOffered();
    bookkeeping.withdraw();
  };
  const takeUp = (): void => {
    const again = (): void => {
      if (run.status.getState().phase === 'ready') takeUp();
    };
    if (!bookkeeping.ready(again)) return;
    const kept = bookkeeping.unfinished();
    // It is not passed over when it begins.
    bookkeeping.withdraw();
    const refusal = kept?.ok
      ? run.restore(kept.value)
      : (kept?.refusal ?? 'That run is no longer there.');
    goOn(refusal, 'Continuing the run that you left.', bookkeeping.unfinishedText());
  };

  return {
    /** Stores an unfinished run because the page is left. */
    leave: (): void => {
      const left = played;
      const { tick } = run.state;
      // If nothing was played since, another tab's run may be newer.
      if (tick === left.tick) return;
      bookkeeping.leave((text) => {
        left.kept = text;
        left.tick = tick;
      });
    },
    /** A run begins to be played. */
    begin: passOver,
    /** The run in play has ended. */
    end(): void {
      forgetKept();
      bookkeeping.finish();
    },
    commands: {
      /** Starts again in phase `ready`, with other constants if given. */
      restart,
      /** Like `restart`, by the player's choice: an unfinished run is not offered again for now. */
      newGame(config: ConfigValues): void {
        forgetKept();
        const { unfinished } = bookkeeping.book.getState();
        restart(config);
        if (unfinished) keepOffered();
        bookkeeping.withdraw();
      },
      /** Continues the unfinished run. If that is not possible, the book says why. */
      takeUp,
      /** The run that another one has replaced, if there is one. */
      replaced,
      /** Swaps the current run with the replaced one. */
      bringBack(): void {
        const { save, kept } = replaced.getState();
        if (!save) return;
        saveReplaced();
        if (replaced.getState().save === save) replaced.setState({}, true);
        const isStored = kept === bookkeeping.unfinishedText();
        if (isStored) bookkeeping.withdraw();
        goOn(run.restore(save), 'The previous game is back.', isStored ? kept : undefined);
      },
      /** Deletes the unfinished run. */
      startAfresh: bookkeeping.forgetUnfinished,
      /** Shows the last finished run. @returns a sentence if that is not possible */
      watchLast(): string | undefined {
        const kept = bookkeeping.last();
        if (!kept?.ok) return kept?.refusal ?? 'There is no run to watch yet.';
        saveReplaced();
        return run.watch(kept.value);
      },
      /** Continues the watched recording from its current tick, as practice. */
      playOn(): void {
        played = {};
        passOver();
        run.playOn();
        resume();
      },
    },
  };
}
