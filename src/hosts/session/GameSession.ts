import { createStore } from 'zustand/vanilla';
import type { ControlSpec, Game, GameRun } from '../../../scenes/kit/Game';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { createRun, type Run } from '../../../scenes/kit/run/createRun';
import type { PauseReason } from '../../../scenes/kit/run/Run';
import { createTracks } from '../../../scenes/kit/view/tracks';
import { Disposer } from '../../lib/Disposer';
import { records } from '../../stores/records';
import type { RunSlot } from '../../stores/runs';
import { settings } from '../../stores/settings';
import { createInputHub } from '../input/InputHub';
import { createAnnouncer } from './announcer';
import { createBookkeeping } from './bookkeeping';
import { carryOut } from './carryOut';
import { connectTune, type SoundChoice } from './connectTune';
import { createCountdown } from './countdown';
import { connectFeedback, sound } from './feedback';
import { createFrames } from './frames';
import { createHeldControls } from './heldControls';
import { roleOf, withHostControls } from './hostControls';
import { createRewinder } from './rewinder';
import { createRunInPlay } from './runInPlay';
import { react, type SessionEvent, type Situation } from './sessionMachine';

/** A game on a page: its run, the commands for it, and what the page shows besides the picture. */
export type GameSession = ReturnType<typeof createSession>;

/** How long after a run's end A and B start no other: they may still be pressed for that run; ms. */
const restMs = 1000;

/** The kit's `swapGame`, which only the development server needs. */
type SwapGame = (run: Run, next: Game, freshSeed: () => number) => boolean;

export type SessionOptions = Readonly<{
  /** Constants that were tuned in this browser, already validated. */
  config?: ConfigValues;
  /** A new seed for each run; random by default. */
  seed?: () => number;
  /** Where on the site it is played. Each place keeps its own unfinished run. */
  place?: RunSlot;
  /**
   * What SELECT and Escape do on a machine that has such a key. Start pauses there, and no key
   * scrolls. Without it Escape pauses.
   */
  onSelect?: () => void;
}>;

function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

export function createSession(game: Game, options: SessionOptions = {}) {
  const disposer = new Disposer();
  const { onSelect, place = 'page' } = options;
  let controls = withHostControls(game.controls, onSelect !== undefined);
  const tracks = createTracks(game.title);
  const hub = createInputHub((control, pressed) => {
    tracks.begin('input');
    handle({ type: pressed ? 'press' : 'release', role: roleOf(controls, control) }, control);
    tracks.end('input');
  });
  const clocked = createRun(game, {
    seed: options.seed ?? freshSeed,
    config: options.config,
    isHeld: (control) => hub.held.getState().has(control),
    now: Date.now,
  });
  disposer.add(() => clocked.dispose());
  const frames = createFrames(clocked);
  const byTurns = game.clock === 'turns';
  const run = (byTurns ? takeTurns(clocked, () => frames.spend(0)) : clocked) as GameRun;

  /** Whether the title screen plays itself, which is silent. */
  const demo = createStore(() => false);
  const endDemo = (): void => {
    if (demo.getState()) restart();
  };

  const bookkeeping = createBookkeeping(run, place);
  const announcer = createAnnouncer();
  disposer.add(() => announcer.dispose());
  const { say } = announcer;

  const heard = createStore<SoundChoice>(() => ({ effects: true, tune: true }));
  const audible = (): boolean => heard.getState().effects;
  disposer.add(connectFeedback(run, say, audible, demo));
  const tune = connectTune(run, heard, demo);
  disposer.add(() => tune.stop());

  const beat = (): void => {
    if (audible()) sound('beep');
  };
  const countdown = createCountdown(beat, () => handle({ type: 'counted' }));
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

  /** Why it cannot be seen; empty if it can. */
  const hiddenBy = new Set<'screen' | 'cover'>();
  let endedAt = Number.NEGATIVE_INFINITY;
  const situation = (): Situation => {
    const { phase, paused, watching } = run.status.getState();
    const waits = byTurns || run.game.controls.length === 0;
    const countsIn = settings.getState().countdown && !waits;
    return {
      phase,
      paused,
      watching,
      counting: countdown.store.getState() > 0,
      rewinding: rewinder.holding,
      visible: hiddenBy.size === 0,
      unfinished: bookkeeping.book.getState().unfinished,
      rested: performance.now() - endedAt > restMs,
      hasSelect: onSelect !== undefined,
      byTurns,
      countsIn,
      isFirst: countsIn && run.game.firstHint !== undefined && !records.getState()[run.game.id],
    };
  };
  const handle = (event: SessionEvent, control = ''): void => {
    const reason = event.type === 'pause' ? event.reason : 'player';
    if (event.type === 'pause') endDemo();
    for (const effect of react(situation(), event)) carryOut[effect](parts, control, reason);
  };
  /** Pauses a run that is being played, or cancels the countdown. */
  const pause = (reason: PauseReason): void => handle({ type: 'pause', reason });
  /** Counts the player in, then continues. */
  const resume = (): void => handle({ type: 'resume' });
  const inPlay = createRunInPlay({ run, bookkeeping, say, resume });
  const { restart, takeUp } = inPlay.commands;
  const parts = { run, heldControls, rewinder, countdown, say, restart, takeUp, onSelect };

  disposer.add(
    run.status.subscribe((now, before) => {
      publish();
      // A pause that ended in any other way needs no countdown.
      if (now.paused === undefined && countdown.store.getState() > 0) countdown.stop();
      if (before.paused !== undefined && now.paused === undefined) heldControls.catchUp();
      if (!now.watching) demo.setState(false, true);
      else if (now.phase === 'over') queueMicrotask(endDemo);
      if (now.watching) return;
      if (now.phase === 'playing' && before.phase === 'ready') {
        inPlay.begin();
        handle({ type: 'begun' });
      }
      if (now.phase === 'over' && before.phase === 'playing') {
        endedAt = performance.now();
        inPlay.end();
      } else if (now.generation !== before.generation && now.phase === 'ready') {
        bookkeeping.update();
      }
    }),
  );
  disposer.listen(document, 'visibilitychange', () => {
    if (document.hidden) inPlay.leave();
  });
  disposer.listen(window, 'pagehide', inPlay.leave);
  disposer.add(inPlay.leave);

  return {
    ...inPlay.commands,
    /** The game in its newest module. */
    get game(): Game {
      return run.game;
    },
    /** The game's controls and the host's own. */
    get controls(): readonly ControlSpec[] {
      return controls;
    },
    run: run as Run,
    demo,
    /** Goes back from a demonstration to the title. */
    endDemo,
    /** The frames of a picture without an engine. */
    frames,
    /** The run's status. It stands still during a rewind, because React does not follow that. */
    status,
    hub,
    book: bookkeeping.book,
    /** The text of the live region. */
    announcement: announcer.store,
    say,
    sound: heard,
    /** Beats left before time runs; 0 outside a countdown. */
    countdown: countdown.store,
    /** Whether the game can be seen. Off screen it is paused and ignores input. */
    get visible(): boolean {
      return hiddenBy.size === 0;
    },
    pause,
    resume,
    show(now: boolean, by: 'screen' | 'cover' = 'screen'): void {
      if (now) hiddenBy.delete(by);
      else hiddenBy.add(by);
      if (!now) pause(document.hidden ? 'hidden' : 'offscreen');
    },
    /** Replaces the game by a changed module. @returns false if the run had to restart */
    swap(next: Game, swapGame: SwapGame): boolean {
      controls = withHostControls(next.controls, onSelect !== undefined);
      const stays = swapGame(run, next, freshSeed);
      tune.change();
      return stays;
    },
    dispose: (): void => disposer.dispose(),
  };
}

/**
 * The same run without a frame loop: it takes a turn as soon as an action has come.
 * @param turn takes the pending turns and draws; does nothing after the run is disposed
 */
function takeTurns(clocked: Run, turn: () => void): Run {
  let due = false;
  // Deferred, so that actions dispatched together are one turn.
  const ask = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      turn();
    });
  };
  const dispatch: Run['dispatch'] = (action) => {
    clocked.dispatch(action);
    ask();
  };
  clocked.status.subscribe(ask);
  return Object.create(clocked, { dispatch: { value: dispatch } }) as Run;
}
