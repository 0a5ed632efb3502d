import type { BaseAction, BaseFact, BaseState, ConfigValues, Emit } from '../rules/contract';
import { copyInto } from '../rules/copy';
import type { Playable } from '../rules/Playable';
import type { Replay } from '../rules/Replay';
import { stepTick } from '../rules/tune';
import { ActionLog } from './ActionLog';
import { RewindRing } from './RewindRing';

const snapshotEvery = 6;
const noActions: readonly BaseAction[] = [];

function ignore(): void {}

/** A state, the actions that led to it, and the way back. */
export class Timeline<State extends BaseState, Action extends BaseAction, Fact extends BaseFact> {
  state: State;
  seed: number;
  readonly log = new ActionLog();
  private begunWith: ConfigValues;
  private readonly ring: RewindRing<State>;
  private readonly due: BaseAction[] = [];

  constructor(
    public game: Playable<State, Action, Fact>,
    config: ConfigValues,
    seed: number,
    rewindTicks: number,
  ) {
    this.ring = new RewindRing(snapshotEvery, Math.ceil(rewindTicks / snapshotEvery) + 1);
    this.begunWith = { ...config };
    this.seed = seed;
    this.state = game.rules.start({ ...config }, seed);
    this.ring.offer(this.state);
  }

  /** The constants at tick 0. */
  get config(): ConfigValues {
    return this.begunWith;
  }

  begin(config: ConfigValues, seed: number): void {
    this.begunWith = { ...config };
    this.seed = seed >>> 0;
    this.state = this.game.rules.start({ ...config }, this.seed);
    this.log.truncate(0);
    this.ring.clear();
    this.ring.offer(this.state);
  }

  /** Begins anew with a recording's actions in the log, ready for `stepLogged`. */
  load(replay: Replay): void {
    this.begin(replay.config, replay.seed);
    this.log.load(replay.actions);
  }

  /** One tick with `actions`, which go into the log. */
  step(actions: readonly BaseAction[], emit: Emit<Fact>): void {
    for (let index = 0; index < actions.length; index += 1) {
      this.log.add(this.state.tick, actions[index]);
    }
    stepTick(this.game, this.state, actions, emit);
    this.ring.offer(this.state);
  }

  /** One tick with the actions that the log has for it. */
  stepLogged(emit: Emit<Fact>): void {
    this.log.takeInto(this.due, this.state.tick);
    stepTick(this.game, this.state, this.due.length > 0 ? this.due : noActions, emit);
    if (this.due.length > 0) this.due.length = 0;
    this.ring.offer(this.state);
  }

  /** Steps through the log to `tick` or the end of the game, in silence. */
  playTo(tick: number): void {
    while (this.state.tick < tick && this.state.phase !== 'over') this.stepLogged(ignore);
  }

  /** Goes back by up to `ticks`, leaving the log's cursor there; returns the ticks gone back. */
  rewind(ticks: number): number {
    const from = this.state.tick;
    const target = Math.max(from - Math.max(0, Math.trunc(ticks)), this.ring.reach, 0);
    const kept = target < from ? this.ring.backTo(target) : undefined;
    if (!kept) return 0;
    copyInto(this.state, kept);
    this.log.seek(this.state.tick);
    this.playTo(target);
    return from - target;
  }

  /** Lets changed rules go on from this state with `changes` of its constants. */
  adopt(game: Playable<State, Action, Fact>, changes: ConfigValues): void {
    this.game = game;
    for (const key of Object.keys(changes)) {
      (this.state.config as ConfigValues)[key] = changes[key];
      game.rules.retune?.(this.state, key);
    }
    // The snapshots were made by the old rules.
    this.ring.clear();
    this.ring.offer(this.state);
  }
}
