import { createStore } from 'zustand/vanilla';
import type { ControlSpec, Game } from '../../../scenes/kit/Game';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { startControlOf } from '../../../scenes/kit/rules/controls';
import type { Save } from '../../../scenes/kit/rules/Replay';
import { createRun } from '../../../scenes/kit/run/createRun';
import type { PauseReason, Run } from '../../../scenes/kit/run/Run';
import { createTracks } from '../../../scenes/kit/view/tracks';
import { Disposer } from '../../lib/Disposer';
import type { Place } from '../../stores/runs';
import { settings } from '../../stores/settings';
import { createInputHub } from '../input/InputHub';
import { createAnnouncer } from './announcer';
import { createBookkeeping } from './bookkeeping';
import { connectTune, type SoundChoice } from './connectTune';
import { createCountdown } from './countdown';
import { connectFeedback, sound } from './feedback';
import { createFrames } from './frames';
import { createHeldControls } from './heldControls';
import { withHostControls } from './hostControls';
import { createRewinder } from './rewinder';
import { type ControlRole, react, type SessionEvent, type Situation } from './sessionMachine';
import { takeTurns } from './takeTurns';

/** A game on a page: its run, the commands for it, and what the page shows besides the picture. */
export type GameSession = ReturnType<typeof createSession>;

/** The kit's `swapGame`, which only the development server needs. */
type SwapGame = (run: Run, next: Game, freshSeed: () => number) => boolean;

export type SessionOptions = Readonly<{
  /** Constants that were tuned in this browser, already validated. */
  config?: ConfigValues;
  /** A new seed for each run; random by default. */
  seed?: () => number;
  /** Where on the site it is played. Each place keeps its own unfinished run. */
  place?: Place;
  /**
   * What SELECT and Escape do on a machine that has such a key. Start pauses there, and no key
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
  /** Why it cannot be seen; empty if it can. */
  const hiddenBy = new Set<'screen' | 'cover'>();
  const { onSelect, place = 'page' } = options;
  let controls = withHostControls(game.controls, onSelect !== undefined);
  const hub = createInputHub((control, pressed) => {
    tracks.begin('input');
    handle({ type: pressed ? 'press' : 'release', role: roleOf(control) }, control);
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

  const countdown = createCountdown(
    () => {
      if (audible()) sound('beep');
    },
    () => handle({ type: 'counted' }),
  );
  disposer.add(() => countdown.stop());
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

  /** Whether the stored unfinished run is the one in play. It is removed when that run ends. */
  let played = { isKept: false };
  const leave = (): void => {
    const left = played;
    bookkeeping.leave(() => {
      left.isKept = true;
    });
  };
  // A turn-based game.
  const byTurns = game.clock === 'turns';
  const situation = (): Situation => {
    const { phase, paused, watching } = run.status.getState();
    const waits = byTurns || run.game.controls.length === 0;
    return {
      phase,
      paused,
      watching,
      counting: countdown.store.getState() > 0,
      rewinding: rewinder.holding,
      visible: hiddenBy.size === 0,
      unfinished: book.getState().unfinished,
      hasSelect: onSelect !== undefined,
      byTurns,
      countsIn: settings.getState().countdown && !waits,
    };
  };
  const roleOf = (control: string): ControlRole => {
    if (control === 'host:rewind') return 'rewind';
    if (control === 'host:select') return 'select';
    if (control === 'host:pause') return 'pause';
    return control === startControlOf(controls)?.id ? 'start' : 'game';
  };
  /** Performs the effects of an event. @param control the control that the event is about */
  const handle = (event: SessionEvent, control = ''): void => {
    for (const effect of react(situation(), event)) {
      if (effect === 'press') heldControls.press(control);
      else if (effect === 'remember press') heldControls.miss(control);
      else if (effect === 'release') heldControls.release(control);
      else if (effect === 'start rewinding') rewinder.hold();
      else if (effect === 'stop rewinding') rewinder.release();
      else if (effect === 'leave by select') onSelect?.();
      else if (effect === 'restart') begin();
      else if (effect === 'take up') session.takeUp();
      else if (effect === 'start counting') countdown.start();
      else if (effect === 'stop counting') countdown.stop();
      else if (effect === 'pause') {
        run.pause(event.type === 'pause' ? event.reason : 'player');
        announcer.say('Paused.');
      } else {
        countdown.stop();
        run.resume();
        announcer.say('Playing on.');
      }
    }
  };
  const pause = (reason: PauseReason): void => handle({ type: 'pause', reason });
  const replaced = createStore<{ save?: Save }>(() => ({}));
  /** Keeps the current run before another replaces it. A run that has ended is not kept. */
  const keepReplaced = (): void => {
    const { phase, watching } = run.status.getState();
    if (game.keepsItself || watching || phase === 'ready') return;
    replaced.setState({ save: phase === 'playing' ? run.save() : undefined });
  };
  const begin = (config?: ConfigValues): void => {
    keepReplaced();
    played = { isKept: false };
    run.restart(config ? { config } : undefined);
  };

  disposer.add(
    run.status.subscribe((now, before) => {
      publish();
      // A pause that ended in any other way needs no countdown.
      if (now.paused === undefined && countdown.store.getState() > 0) countdown.stop();
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
    /** The game in its newest module. */
    get game(): Game {
      return game;
    },
    /** The game's controls and the host's own. */
    get controls(): readonly ControlSpec[] {
      return controls;
    },
    run,
    /** The frames of a picture without an engine. */
    frames,
    /** The run's status. It stands still during a rewind, because React does not follow that. */
    status,
    hub,
    book,
    /** The text of the live region. */
    announcement: announcer.store,
    say: announcer.say,
    sound: heard,
    /** Beats left before time runs; 0 outside a countdown. */
    countdown: countdown.store,
    /** Whether the game can be seen. Off screen it is paused and ignores input. */
    get visible(): boolean {
      return hiddenBy.size === 0;
    },
    /** Pauses a run that is being played, or cancels the countdown. */
    pause,
    /** Counts the player in, then continues. */
    resume: (): void => handle({ type: 'resume' }),
    show(now: boolean, by: 'screen' | 'cover' = 'screen'): void {
      if (now) hiddenBy.delete(by);
      else hiddenBy.add(by);
      if (!now) pause(document.hidden ? 'hidden' : 'offscreen');
    },
    /** Starts again in phase `ready`, with other constants if given. */
    restart: begin,
    /** Like `restart`, by the player's choice: an unfinished run is not offered again for now. */
    newGame(config: ConfigValues): void {
      if (played.isKept) bookkeeping.forgetUnfinished();
      begin(config);
      bookkeeping.withdraw();
    },
    /** Continues the unfinished run. If that is not possible, the book says why. */
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
    /** The run that another one has replaced, if there is one. */
    replaced,
    /** Swaps the current run with the replaced one. */
    bringBack(): void {
      const { save } = replaced.getState();
      if (!save) return;
      keepReplaced();
      if (replaced.getState().save === save) replaced.setState({ save: undefined });
      const refusal = run.restore(save);
      bookkeeping.withdraw(refusal);
      if (refusal !== undefined) return;
      played = { isKept: false };
      announcer.say('The game before is back.');
      session.resume();
    },
    /** Deletes the unfinished run. */
    startAfresh: bookkeeping.forgetUnfinished,
    /** Shows the last finished run. @returns a sentence if that is not possible */
    watchLast(): string | undefined {
      const kept = bookkeeping.last();
      if (kept?.ok) {
        keepReplaced();
        return run.watch(kept.value);
      }
      return kept?.refusal ?? 'There is no run to watch yet.';
    },
    /** Continues the watched recording from its current tick, as practice. */
    playOn(): void {
      played = { isKept: false };
      run.playOn();
      session.resume();
    },
    /** Replaces the game by a changed module. @returns false if the run had to restart */
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
