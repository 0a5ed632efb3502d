import { createStore, type StoreApi } from 'zustand/vanilla';
import { defaultsOf, isPractice, isTuned, parseConfig } from '../rules/config';
import type { ConfigValues, GameTypes, Phase } from '../rules/contract';
import { FixedStep } from '../rules/FixedStep';
import { Recording } from '../rules/Recording';
import { equalFields, Listeners } from './outputs';
import type { Runnable, RunOptions, RunStatus } from './Run';
import { Stepper } from './Stepper';

const msPerDay = 86_400_000;

/** A config with changes. @throws RangeError if one of them is not allowed */
export function withChanges(
  game: Runnable,
  changes: ConfigValues,
  base: ConfigValues,
): ConfigValues {
  const parsed = parseConfig(game.config, changes, base);
  if (!parsed.ok) throw new RangeError(parsed.refusal);
  return parsed.value;
}

/** What the commands of a run share: its stepper, its constants and its published status. */
export class RunCore<Types extends GameTypes, Summary> {
  /** The constants of the next restart, tuned values included. */
  config: ConfigValues;
  practice: boolean;
  speed = 1;
  readonly clock = new FixedStep();
  readonly listeners = new Listeners<Types>();
  readonly stepper: Stepper<Types, Summary>;
  readonly status: StoreApi<RunStatus<Summary>>;
  /** The result of `isTuned`. Updated whenever `config` changes; ticks cannot change it. */
  private tuned = false;
  private generation = 0;

  constructor(
    game: Runnable<Types, Summary>,
    readonly options: RunOptions,
  ) {
    this.config = withChanges(game, options.config ?? {}, defaultsOf(game.config));
    this.practice = isPractice(game.config, this.config);
    const recording = new Recording(game, { config: this.config, seed: options.seed() });
    const listen = (event: Types['event']) => this.listeners.call(event, this.stepper.state);
    this.stepper = new Stepper(game, recording, listen, options.isHeld);
    this.noteTuned();
    this.status = createStore(() => this.statusWith(game.summarise(recording.state)));
  }

  /** Milliseconds since 1970, or 0 where nothing is dated. */
  now(): number {
    return this.options.now?.() ?? 0;
  }

  /** Days since 1970. */
  today(): number {
    return Math.floor(this.now() / msPerDay);
  }

  noteTuned(): void {
    this.tuned = isTuned(this.stepper.game.config, this.config);
  }

  shownPhase(): Phase {
    const { watched, state } = this.stepper;
    return watched && state.tick >= watched.ticks ? 'over' : state.phase;
  }

  /** Writes the status if something in it has changed. */
  publish(summary = this.summaryNow()): void {
    const fresh = this.statusWith(summary);
    if (!equalFields(this.status.getState(), fresh)) this.status.setState(fresh, true);
  }

  /**
   * Like `publish`, for what a tick can change. Most events change nothing and must cost nothing.
   */
  publishTick(): void {
    const before = this.status.getState();
    const summary = this.summaryNow();
    const same = summary === before.summary && this.practice === before.practice;
    if (!same || this.shownPhase() !== before.phase) this.publish(summary);
  }

  /** Called after the state was replaced. What is watched, paused and practice is set before. */
  replaced(
    recording: Recording<Types> = this.stepper.recording,
    game: Runnable<Types, Summary> = this.stepper.game,
  ): void {
    this.generation += 1;
    this.stepper.replaced(recording, game);
    this.clock.reset();
    this.noteTuned();
    this.publish();
  }

  private statusWith(summary: Summary): RunStatus<Summary> {
    const { paused, watched } = this.stepper;
    const { practice, tuned, generation } = this;
    const watching = watched !== undefined;
    return { phase: this.shownPhase(), paused, practice, tuned, watching, generation, summary };
  }

  /** The values that React shows. The previous object if nothing has changed. */
  private summaryNow(): Summary {
    const { summary } = this.status.getState();
    const fresh = this.stepper.game.summarise(this.stepper.state);
    return equalFields(summary, fresh) ? summary : fresh;
  }
}
