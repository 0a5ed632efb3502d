import { ActionLog } from './ActionLog';
import type { BaseAction, BaseState, ConfigValues, Emit, GameTypes } from './contract';
import { copy, copyInto } from './copy';
import { Keyframes } from './Keyframes';
import { type Playable, versionOf } from './Playable';
import type { PackedActions, Replay } from './Replay';
import { stateHash } from './stateHash';
import { stepTick } from './stepTick';

/** Limit for all keyframes of one recording together. */
const keyframeBytes = 8 * 1024 * 1024;
/** After a long seek back, a keyframe is kept this many ticks before the end, for the next seek. */
const nearTicks = 24;
const noActions: readonly BaseAction[] = [];

function ignore(): void {}

export type RecordingOptions<State extends BaseState> = Readonly<{
  config: ConfigValues;
  seed: number;
  /** The initial actions. Packed actions are unpacked when one of them is needed. */
  actions?: PackedActions;
  /** The length of the initial actions in ticks. */
  ticks?: number;
  /** The state to begin with, instead of a fresh one. It is taken over, not copied. */
  state?: State;
  /** Nothing is known of what lies before `state`: there it begins. */
  partial?: boolean;
}>;

/**
 * A run as its actions, with a state that can be moved to any of its ticks. Pure: it gives the same
 * result in a page, a worker and Node.
 */
export class Recording<Types extends GameTypes = GameTypes> {
  /** The current state. It is the same object for the recording's whole life. */
  readonly state: Types['state'];
  readonly seed: number;
  /** The constants at tick 0. */
  readonly config: Readonly<ConfigValues>;
  private readonly log: ActionLog;
  private readonly keyframes: Keyframes<Types['state']>;
  private readonly due: BaseAction[] = [];
  private recorded: number;
  /** Of a partial recording, the state that it begins with. */
  private readonly first: Types['state'] | undefined;

  constructor(
    readonly game: Playable<Types>,
    { config, seed, actions, ticks = 0, state, partial }: RecordingOptions<Types['state']>,
  ) {
    this.config = { ...config };
    this.seed = seed >>> 0;
    this.log = new ActionLog(actions, ticks);
    this.keyframes = new Keyframes(keyframeBytes, game.rules.derived?.fields);
    this.state = state ?? game.rules.start({ ...config }, this.seed);
    this.recorded = Math.max(ticks, this.state.tick);
    this.log.seek(this.state.tick);
    this.keyframes.offer(this.state);
    if (partial && state) this.first = copy(state);
  }

  /** The tick at which it begins: 0, unless it is partial. */
  get from(): number {
    return this.first?.tick ?? 0;
  }

  /** The length in ticks: those before the state and those after it. */
  get ticks(): number {
    return Math.max(this.recorded, this.state.tick);
  }

  /** The tick of the last action, or -1. */
  get lastAction(): number {
    return this.log.lastTick;
  }

  /** Advances by one tick with `actions` and records them. Call `cut` first if ticks lie ahead. */
  step(
    actions: readonly (Types['action'] | BaseAction)[],
    emit: Emit<Types['event']> = ignore,
  ): void {
    for (let index = 0; index < actions.length; index += 1) {
      this.log.add(this.state.tick, actions[index]);
    }
    stepTick(this.game, this.state, actions, emit);
    this.keyframes.offer(this.state);
  }

  /** Replays one recorded tick. */
  stepHeld(emit: Emit<Types['event']> = ignore): void {
    this.log.takeInto(this.due, this.state.tick);
    stepTick(this.game, this.state, this.due.length > 0 ? this.due : noActions, emit);
    if (this.due.length > 0) this.due.length = 0;
    this.keyframes.offer(this.state);
  }

  /** Replays to a tick, or to the end of the game if that comes first. */
  stepTo(tick: number, emit: Emit<Types['event']> = ignore): void {
    while (this.state.tick < tick && this.state.phase !== 'over') this.stepHeld(emit);
  }

  /**
   * Moves to a recorded tick, by the nearest keyframe, without emitting events.
   * @returns the tick reached
   */
  seek(tick: number): number {
    const { state, keyframes } = this;
    const target = Math.max(this.from, Math.min(Math.trunc(tick), this.ticks));
    // The way back may not lead through the current tick.
    this.recorded = this.ticks;
    const kept = keyframes.before(target);
    if (target < state.tick || (kept && kept.tick > state.tick)) {
      const { rules } = this.game;
      const past = kept ?? this.first ?? rules.start({ ...this.config }, this.seed);
      copyInto(state, past, rules.derived?.fields);
      rules.derived?.lay(state);
      this.log.seek(state.tick);
    }
    if (target - state.tick > 2 * nearTicks) {
      this.stepTo(target - nearTicks);
      keyframes.keep(state);
    }
    this.stepTo(target);
    return state.tick;
  }

  /** Keeps a copy of the current state, so that a later seek to it is quick. */
  keep(): void {
    this.keyframes.keep(this.state);
  }

  /** Drops the ticks ahead of the state. */
  cut(): void {
    this.recorded = this.state.tick;
    this.log.truncate(this.state.tick);
    this.keyframes.cut(this.state.tick);
  }

  /** A separate recording with the same ticks up to `tick`, positioned there. */
  fork(tick = this.state.tick): Recording<Types> {
    const { game, config, seed } = this;
    const target = Math.max(this.from, Math.min(Math.trunc(tick), this.ticks));
    const here = this.state.tick <= target ? this.state : undefined;
    const kept = this.keyframes.before(target);
    const nearest = (here && here.tick >= (kept?.tick ?? 0) ? here : kept) ?? this.first;
    const state = nearest && copy(nearest);
    if (state) game.rules.derived?.lay(state);
    const actions = this.log.entries(target);
    const partial = this.first !== undefined;
    const forked = new Recording(game, { config, seed, actions, ticks: target, state, partial });
    forked.stepTo(target);
    forked.cut();
    return forked;
  }

  /** Whether the state is the one in which a replay claims to end. */
  verify({ ticks, hash }: Pick<Replay, 'ticks' | 'hash'>): boolean {
    return this.state.tick === ticks && stateHash(this.game, this.state) === hash;
  }

  /** What is recorded up to the state. */
  replay(practice: boolean, day = 0): Replay {
    const { game, seed, state } = this;
    return {
      game: game.id,
      version: versionOf(game, this.config),
      day,
      score: game.score(state),
      practice,
      ticks: state.tick,
      config: { ...this.config },
      seed,
      actions: this.log.entries(state.tick),
      hash: stateHash(this.game, state),
      ...(this.first && { from: this.from }),
    };
  }
}
