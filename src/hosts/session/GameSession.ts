import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ControlSpec, Game } from '../../../scenes/kit/Game';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { createRun } from '../../../scenes/kit/run/createRun';
import type { PauseReason, Run } from '../../../scenes/kit/run/Run';
import { createTracks } from '../../../scenes/kit/view/tracks';
import { Disposer } from '../../lib/Disposer';
import { createInputHub, type InputHub } from '../input/InputHub';
import { type Announcement, createAnnouncer } from './announcer';
import { connectAutoPause } from './autoPause';
import { type Book, createBookkeeping } from './bookkeeping';
import { connectTune, type SoundChoice } from './connectTune';
import { feedback } from './feedback';
import { startControlOf, withHostControls } from './hostControls';
import { createRewinder } from './rewinder';

/** A game on a page: its run, the ways into it and what the page shows besides the picture. */
export interface GameSession {
  /** The game as its newest module has it. */
  readonly game: Game;
  readonly run: Run;
  /** The game's controls and the host's own. */
  readonly controls: readonly ControlSpec[];
  readonly hub: InputHub;
  readonly book: StoreApi<Book>;
  /** What the live region says. */
  readonly announcement: StoreApi<Announcement>;
  say(text: string): void;
  readonly sound: StoreApi<SoundChoice>;
  /** Pauses the run if it is being played; its held controls are released first. */
  pause(reason: PauseReason): void;
  resume(): void;
  /** Starts again in phase `ready`, with other constants where given. */
  restart(config?: ConfigValues): void;
  /** Takes up the run that was left; a sentence when that is not possible. */
  takeUp(): string | undefined;
  /** Forgets the run that was left. */
  startAfresh(): void;
  /** Shows the last finished run; a sentence when that is not possible. */
  watchLast(): string | undefined;
  /** Lets a changed module of the game take over; false where the run had to restart. */
  swap(next: Game): boolean;
  dispose(): void;
}

export type SessionOptions = Readonly<{
  /** Constants that this browser has tuned, already validated. */
  config?: ConfigValues;
  /** A fresh seed for each run; by default from the browser's own chance. */
  seed?: () => number;
  /**
   * What SELECT and Escape do, on a machine that has such a key; Start then pauses. Without it
   * Escape pauses.
   */
  onSelect?: () => void;
}>;

function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

export function createSession(firstGame: Game, options: SessionOptions = {}): GameSession {
  const disposer = new Disposer();
  let game = firstGame;
  const { onSelect } = options;
  let controls = withHostControls(game.controls, onSelect !== undefined);
  const run = createRun(game, { seed: options.seed ?? freshSeed, config: options.config });
  disposer.add(() => run.dispose());

  const bookkeeping = createBookkeeping(() => game, run);
  const book = createStore<Book>(() => bookkeeping.read());
  const announcer = createAnnouncer();
  disposer.add(() => announcer.dispose());
  const rewinder = createRewinder(run);
  disposer.add(() => rewinder.letGo());
  const tracks = createTracks(game.title);
  const watching = (): boolean => run.status.getState().watching;

  const sound = createStore<SoundChoice>(() => ({ effects: true, tune: true }));
  const audible = (): boolean => sound.getState().effects;
  disposer.add(run.onFact(feedback({ game: () => game, say: announcer.say, audible, watching })));
  let tuneOff: (() => void) | undefined;
  const retune = (): void => {
    tuneOff?.();
    tuneOff = game.tune && connectTune(game.tune, run, sound);
  };
  retune();
  disposer.add(() => tuneOff?.());

  const act = (control: string, pressed: boolean): void => {
    tracks.begin('input');
    if (control === 'host:rewind') {
      if (pressed) rewinder.hold();
      else rewinder.letGo();
    } else if (control === 'host:select') {
      if (pressed) onSelect?.();
    } else if (!pressed || !turnsOver(control)) {
      const action = game.toAction(control, pressed);
      if (action) run.dispatch(action);
    }
    tracks.end('input');
  };
  /** Pause, resume and the way out of an ended run; true where that was all the press meant. */
  const turnsOver = (control: string): boolean => {
    const { paused, phase, watching: shown } = run.status.getState();
    const starts = control === startControlOf(controls);
    if (paused !== undefined) {
      if (starts || control === 'host:pause') session.resume();
      return true;
    }
    const stops = starts && onSelect !== undefined && phase === 'playing' && !shown;
    if (control === 'host:pause' || stops) {
      session.pause('player');
      return true;
    }
    if (starts && (phase === 'over' || shown)) session.restart();
    return false;
  };
  const hub = createInputHub(act);
  disposer.add(() => hub.releaseAll());

  disposer.add(
    run.status.subscribe((now, before) => {
      if (now.watching) return;
      if (now.phase === 'over' && before.phase === 'playing') book.setState(bookkeeping.finish());
      else if (now.generation !== before.generation) refreshBook(now.phase === 'ready');
      if (now.phase === 'playing' && before.phase === 'ready') {
        session.startAfresh();
      }
    }),
  );
  /** Another run may be of another kind, with another best. */
  const refreshBook = (fresh: boolean): void => {
    if (fresh) book.setState(bookkeeping.read());
  };

  disposer.add(connectAutoPause((reason) => session.pause(reason)));
  disposer.listen(document, 'visibilitychange', () => {
    if (document.hidden) bookkeeping.leave();
  });
  disposer.listen(window, 'pagehide', () => bookkeeping.leave());
  disposer.add(() => bookkeeping.leave());

  const session: GameSession = {
    get game() {
      return game;
    },
    get controls() {
      return controls;
    },
    run,
    hub,
    book,
    announcement: announcer.store,
    say: announcer.say,
    sound,
    pause(reason) {
      const { phase, paused } = run.status.getState();
      if (phase !== 'playing' || paused !== undefined) return;
      hub.releaseAll();
      run.pause(reason);
      announcer.say('Paused.');
    },
    resume() {
      if (run.status.getState().paused === undefined) return;
      run.resume();
      announcer.say('Playing on.');
    },
    restart: (config) => run.restart(config ? { config } : undefined),
    takeUp() {
      const kept = bookkeeping.unfinished();
      const refusal = kept?.ok
        ? run.restore(kept.value)
        : (kept?.refusal ?? 'That run is no longer there.');
      session.startAfresh();
      return refusal;
    },
    startAfresh() {
      bookkeeping.forgetUnfinished();
      book.setState({ unfinished: false, refusal: undefined });
    },
    watchLast() {
      const kept = bookkeeping.last();
      if (kept?.ok) return run.watch(kept.value);
      return kept?.refusal ?? 'There is no run to watch yet.';
    },
    swap(next) {
      hub.releaseAll();
      game = next;
      controls = withHostControls(next.controls, onSelect !== undefined);
      retune();
      return run.swapGame(next);
    },
    dispose: () => disposer.dispose(),
  };
  return session;
}
