import { createStore } from 'zustand/vanilla';
import type { ControlSpec, Game } from '../../../scenes/kit/Game';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { createRun } from '../../../scenes/kit/run/createRun';
import type { Run } from '../../../scenes/kit/run/Run';
import { createTracks } from '../../../scenes/kit/view/tracks';
import { Disposer } from '../../lib/Disposer';
import type { Place } from '../../stores/runs';
import { createInputHub } from '../input/InputHub';
import { createAnnouncer } from './announcer';
import { createBookkeeping } from './bookkeeping';
import { connectTune, type SoundChoice } from './connectTune';
import { connectFeedback, sound } from './feedback';
import { createFrames } from './frames';
import { createHeldControls } from './heldControls';
import { startControlOf, withHostControls } from './hostControls';
import { createPausing } from './pausing';
import { createRewinder } from './rewinder';
import { takeTurns } from './takeTurns';

/** A game on a page: its run, the ways into it and what the page shows besides the picture. */
export type GameSession = ReturnType<typeof createSession>;

/** `swapGame` of the kit, which only the development server needs. */
type SwapGame = (run: Run, next: Game, freshSeed: () => number) => boolean;

export type SessionOptions = Readonly<{
  /** Constants that this browser has tuned, already validated. */
  config?: ConfigValues;
  /** A fresh seed for each run; by default from the browser's own chance. */
  seed?: () => number;
  /** Where on the site it is played; runs that are left are kept for each place. */
  place?: Place;
  /**
   * What SELECT and Escape do, on a machine that has such a key; Start then pauses, and no key
   * scrolls. Without it Escape pauses.
   */
  onSelect?: () => void;
}>;

function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

export function createSession(firstGame: Game, options: SessionOptions = {}) {
  const disposer = new Disposer();
  let game = firstGame;
  /** What keeps it from being seen; nothing where it can be. */
  const hiddenBy = new Set<'screen' | 'cover'>();
  const { onSelect, place = 'page' } = options;
  let controls = withHostControls(game.controls, onSelect !== undefined);
  const hub = createInputHub((control, pressed) => {
    tracks.begin('input');
    if (pressed) press(control);
    else release(control);
    tracks.end('input');
  });
  const clocked = createRun(game, {
    seed: options.seed ?? freshSeed,
    config: options.config,
    isHeld: (control) => hub.held.getState().has(control),
    now: Date.now,
  });
  disposer.add(() => clocked.dispose());
  const tracks = createTracks(game.title);
  const frames = createFrames(clocked, tracks);
  const run = game.clock === 'turns' ? takeTurns(clocked, () => frames.spend(0)) : clocked;

  const bookkeeping = createBookkeeping(() => game, run, place);
  const { book } = bookkeeping;
  const announcer = createAnnouncer();
  disposer.add(() => announcer.dispose());

  const heard = createStore<SoundChoice>(() => ({ effects: true, tune: true }));
  const audible = (): boolean => heard.getState().effects;
  disposer.add(connectFeedback(run, () => game, announcer.say, audible));
  let tuneOff: (() => void) | undefined;
  const retune = (): void => {
    tuneOff?.();
    tuneOff = game.tune && connectTune(game.tune, run, heard);
  };
  retune();
  disposer.add(() => tuneOff?.());

  const pausing = createPausing(run, announcer.say, () => {
    if (audible()) sound('beep');
  });
  disposer.add(() => pausing.dispose());
  const heldControls = createHeldControls(run, hub.held);
  const status = createStore(() => run.status.getState());
  const publish = (): void => {
    if (!rewinder.holding) status.setState(run.status.getState(), true);
  };
  const rewinder = createRewinder(run, () => {
    publish();
    if (run.status.getState().paused === undefined) heldControls.catchUp();
  });
  disposer.add(() => rewinder.release());
  disposer.add(() => hub.releaseAll());

  /** Whether the run that is kept is the one that is played: with its end that has served. */
  let played = { isKept: false };
  const leave = (): void => {
    const left = played;
    bookkeeping.leave(() => {
      left.isKept = true;
    });
  };
  /** What START does instead of what the game makes of it. */
  const start = (): boolean => {
    const { paused, phase, watching: shown } = run.status.getState();
    if (paused !== undefined && !shown) session.resume();
    else if (phase === 'over') {
      begin();
      return false;
    } else if (phase === 'ready' && book.getState().unfinished) session.takeUp();
    else if (phase === 'playing' && onSelect !== undefined && !shown) session.pause('player');
    else return shown;
    return true;
  };
  const press = (control: string): void => {
    const { paused, phase, watching: shown } = run.status.getState();
    if (control === 'host:rewind') rewinder.hold();
    else if (control === 'host:select') onSelect?.();
    else if (!session.visible) return;
    // Whatever is pressed at a recording asks to play on from there.
    else if (shown && phase !== 'over') session.pause('player');
    else if (control === startControlOf(controls) && start()) return;
    else if (control === 'host:pause') {
      if (paused === undefined || session.countdown.getState() > 0) session.pause('player');
      else session.resume();
    } else if (paused !== undefined || rewinder.holding) heldControls.miss(control);
    else heldControls.press(control);
  };
  const release = (control: string): void => {
    if (control === 'host:rewind') rewinder.release();
    else if (!rewinder.holding && session.visible) heldControls.release(control);
  };
  const begin = (config?: ConfigValues): void => {
    played = { isKept: false };
    run.restart(config ? { config } : undefined);
  };

  disposer.add(
    run.status.subscribe((now, before) => {
      publish();
      if (before.paused !== undefined && now.paused === undefined) heldControls.catchUp();
      if (now.watching) return;
      if (now.phase === 'over' && before.phase === 'playing') {
        if (played.isKept) bookkeeping.forgetUnfinished();
        bookkeeping.finish();
      } else if (now.generation !== before.generation && now.phase === 'ready') {
        bookkeeping.update();
      }
    }),
  );

  disposer.listen(document, 'visibilitychange', () => {
    if (document.hidden) leave();
  });
  disposer.listen(window, 'pagehide', leave);
  disposer.add(leave);

  const session = {
    /** The game as its newest module has it. */
    get game(): Game {
      return game;
    },
    /** The game's controls and the host's own. */
    get controls(): readonly ControlSpec[] {
      return controls;
    },
    run,
    /** What a picture without an engine is drawn by. */
    frames,
    /** The run's status, but for the time of a rewind, which React does not follow. */
    status,
    hub,
    book,
    /** What the live region says. */
    announcement: announcer.store,
    say: announcer.say,
    sound: heard,
    countdown: pausing.countdown,
    /** Whether the game is where it can be seen: out of sight it is paused and hears nothing. */
    get visible(): boolean {
      return hiddenBy.size === 0;
    },
    pause: pausing.pause,
    resume: pausing.resume,
    show(now: boolean, by: 'screen' | 'cover' = 'screen'): void {
      if (now) hiddenBy.delete(by);
      else hiddenBy.add(by);
      if (!now) pausing.pause(document.hidden ? 'hidden' : 'offscreen');
    },
    /** Starts again in phase `ready`, with other constants where given. */
    restart: begin,
    /** As `restart`, by the player's wish: a run that was left is not offered again meanwhile. */
    newGame(config: ConfigValues): void {
      if (played.isKept) bookkeeping.forgetUnfinished();
      begin(config);
      bookkeeping.withdraw();
    },
    /** Carries on with the run that was left; where that is not possible, the book says why. */
    takeUp(): void {
      const again = (): void => {
        if (run.status.getState().phase === 'ready') session.takeUp();
      };
      if (!bookkeeping.ready(again)) return;
      const kept = bookkeeping.unfinished();
      const refusal = kept?.ok
        ? run.restore(kept.value)
        : (kept?.refusal ?? 'That run is no longer there.');
      bookkeeping.withdraw(refusal);
      if (refusal !== undefined) return;
      played = { isKept: true };
      announcer.say('Carrying on with the run that you left.');
      session.resume();
    },
    /** Forgets the run that was left. */
    startAfresh: bookkeeping.forgetUnfinished,
    /** Shows the last finished run; a sentence when that is not possible. */
    watchLast(): string | undefined {
      const kept = bookkeeping.last();
      if (kept?.ok) return run.watch(kept.value);
      return kept?.refusal ?? 'There is no run to watch yet.';
    },
    /** Plays on, as practice, from where the recording that is shown stands. */
    playOn(): void {
      played = { isKept: false };
      run.playOn();
      session.resume();
    },
    /** Lets a changed module of the game take over; false where the run had to restart. */
    swap(next: Game, swapGame: SwapGame): boolean {
      game = next;
      controls = withHostControls(next.controls, onSelect !== undefined);
      retune();
      return swapGame(run, next, freshSeed);
    },
    dispose: (): void => disposer.dispose(),
  };
  return session;
}
