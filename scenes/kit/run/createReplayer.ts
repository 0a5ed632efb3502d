import { createStore } from 'zustand/vanilla';
import type { GameTypes } from '../rules/contract';
import { FixedStep } from '../rules/FixedStep';
import type { Recording } from '../rules/Recording';
import { equalFields, Listeners } from './outputs';
import type { RunListener, Runnable, RunStatus } from './Run';

/** How fast a recording may be played: game time per real time. */
export const replaySpeeds = [0.25, 0.5, 1, 2, 4, 8] as const;

/** So far ahead a step is no slower than a seek; ticks. */
const nearTicks = 120;

/** A recording being watched: a view's run (`ViewRun`) that can be brought to any of its ticks. */
export type Replayer = ReturnType<typeof createReplayer<GameTypes, unknown>>;

/** Shows a recording, paused at where it stands. @param ticks where it ends */
export function createReplayer<Types extends GameTypes, Summary>(
  game: Runnable<Types, Summary>,
  first: Recording<Types>,
  ticks: number,
) {
  const clock = new FixedStep();
  let recording = first;
  let generation = 0;
  let stale = false;
  const listeners = new Listeners<Types>();
  /** What a viewer's buttons show. */
  const transport = createStore(() => ({
    playing: false,
    /** One of `replaySpeeds`. */
    speed: 1,
    /** Nothing more lies ahead. */
    ended: first.state.tick >= ticks,
  }));
  const status = createStore(() => statusWith(game.summarise(first.state)));

  function isOver(): boolean {
    return recording.state.tick >= ticks || recording.state.phase === 'over';
  }

  function statusWith(summary: Summary): RunStatus<Summary> {
    return {
      phase: isOver() ? 'over' : recording.state.phase,
      paused: undefined,
      practice: false,
      tuned: false,
      watching: true,
      generation,
      summary,
    };
  }

  function publish(): void {
    stale = false;
    const before = status.getState();
    const fresh = game.summarise(recording.state);
    const next = statusWith(equalFields(before.summary, fresh) ? before.summary : fresh);
    if (!equalFields(before, next)) status.setState(next, true);
    const ended = isOver();
    const shown = transport.getState();
    if (shown.ended !== ended || (ended && shown.playing)) {
      transport.setState({ ended, playing: shown.playing && !ended });
    }
  }

  const emit = (event: Types['event']): void => {
    stale = true;
    listeners.call(event, recording.state);
  };

  function seek(tick: number): void {
    clock.reset();
    const before = recording.state.tick;
    if (recording.seek(tick) !== before) generation += 1;
    publish();
  }

  return {
    game,
    title: game.title,
    status,
    transport,
    /** The first and last tick that it has. */
    from: first.from,
    ticks,

    get recording(): Recording<Types> {
      return recording;
    },

    get state(): Readonly<Types['state']> {
      return recording.state;
    },

    get alpha(): number {
      return transport.getState().playing ? clock.alpha : 1;
    },

    advance(deltaMs: number): number {
      const { playing, speed } = transport.getState();
      if (!playing) return 0;
      let stepped = 0;
      clock.add(deltaMs * speed);
      while (!isOver() && clock.take()) {
        recording.stepHeld(emit);
        stepped += 1;
      }
      if (stale || isOver()) publish();
      return stepped;
    },

    /** Does nothing: nobody plays a recording. */
    dispatch(): void {},

    onEvent: (listener: RunListener<Types>) => listeners.add(listener),

    /** Plays from where it stands; from the beginning where it has ended. */
    play(): void {
      if (isOver()) seek(first.from);
      clock.reset();
      transport.setState({ playing: true });
    },

    pause(): void {
      transport.setState({ playing: false });
    },

    setSpeed(speed: number): void {
      transport.setState({ speed });
    },

    /** Pauses, and moves forward by a number of ticks, or back where it is negative. */
    step(by: number): void {
      transport.setState({ playing: false });
      if (by > 0) {
        for (let count = 0; count < by && !isOver(); count += 1) recording.stepHeld(emit);
        publish();
      } else {
        seek(recording.state.tick + by);
      }
    },

    /** Goes to a tick; whether it plays stays. */
    seek,

    /** Goes along with another run that is shown beside it: to a tick, or to the end before that. */
    follow(tick: number): void {
      const target = Math.min(tick, ticks);
      const ahead = target - recording.state.tick;
      if (ahead < 0 || ahead > nearTicks) seek(target);
      else if (ahead > 0) {
        recording.stepTo(target, emit);
        publish();
      }
    },

    /** Takes a recording of the same run that has more keyframes, and goes to the same tick. */
    adopt(next: Recording<Types>): void {
      const { tick } = recording.state;
      recording = next;
      recording.seek(tick);
      generation += 1;
      publish();
    },
  };
}
