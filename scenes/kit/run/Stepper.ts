import type { BaseAction, Emit, GameTypes, Phase } from '../rules/contract';
import {
  type Button,
  buttonsOf,
  isSameAction,
  startControlOf,
  syncActions,
} from '../rules/controls';
import type { Recording } from '../rules/Recording';
import type { Replay } from '../rules/Replay';
import { isTune } from '../rules/tune';
import type { PauseReason, Runnable } from './Run';

/** The longest that one turn may take: a minute. */
const maxTurnTicks = 3600;
/** Syncing held controls in one tick may need another one. More than this would never settle. */
const syncTicks = 3;
const noActions: readonly BaseAction[] = [];

/** A turn-based game waits for its player anyway. */
function startOf({ clock, controls }: Runnable): BaseAction | undefined {
  return clock === 'turns' ? undefined : startControlOf(controls)?.press;
}

/** Advances a recording tick by tick, with the pending actions or with the recorded ones. */
export class Stepper<Types extends GameTypes, Summary> {
  state: Types['state'];
  /** The recording that is watched; undefined while the run is played. */
  watched: Replay | undefined;
  paused: PauseReason | undefined;
  disposed = false;
  /** Whether another tick would do anything. `refresh` updates it. */
  runs = false;
  stepping = false;
  /** Something was emitted, tuned or ended since this flag was last cleared. */
  stale = false;
  /** The furthest tick played. Rewinding is measured from here. */
  reached = 0;
  /** Whether time waits for actions. Read each tick, constant for a game. */
  byTurns: boolean;
  private phase: Phase;
  private buttons: readonly Button<Types>[];
  /** Ticks for which held controls are still synced. */
  private unsynced = 0;
  private pending: BaseAction[] = [];
  /** What begins a run of a game that has a START: until it comes, nothing else is taken. */
  private startAction: BaseAction | undefined;
  private starting = false;
  private readonly emit: Emit<Types['event']>;

  /** @param listen is called within the step that emits an event */
  constructor(
    public game: Runnable<Types, Summary>,
    public recording: Recording<Types>,
    listen: Emit<Types['event']>,
    private readonly isHeld: ((control: string) => boolean) | undefined,
  ) {
    this.state = recording.state;
    this.phase = recording.state.phase;
    this.byTurns = game.clock === 'turns';
    this.buttons = buttonsOf(game.controls);
    this.startAction = startOf(game);
    this.emit = (event) => {
      this.stale = true;
      listen(event);
    };
  }

  /**
   * Checks that the state may be replaced now. @throws within a step, whose rules still hold the
   * old state
   */
  replacing(): void {
    if (this.stepping) throw new Error('a run cannot be replaced within its own step');
  }

  /** Called after the state was replaced, perhaps by that of another recording or game. */
  replaced(recording: Recording<Types>, game: Runnable<Types, Summary>): void {
    if (recording !== this.recording) this.reached = recording.state.tick;
    if (game !== this.game) {
      this.buttons = buttonsOf(game.controls);
      this.startAction = startOf(game);
    }
    this.game = game;
    this.byTurns = game.clock === 'turns';
    this.recording = recording;
    this.state = recording.state;
    this.pending.length = 0;
    this.starting = false;
    this.syncSoon();
    this.refresh();
  }

  syncSoon(): void {
    this.unsynced = syncTicks;
  }

  push(action: BaseAction): void {
    if (this.waitsForStart()) {
      if (this.startAction && isSameAction(action, this.startAction)) this.starting = true;
      else if (!this.isContinuous(action)) return;
      // Controls that are held now count from the first tick on.
      this.syncSoon();
    }
    if (this.isContinuous(action)) this.drop(({ type }) => type === action.type);
    this.pending.push(action);
    this.refresh();
  }

  /** Time stands until START: what is pressed before it is neither stepped nor logged. */
  private waitsForStart(): boolean {
    return this.startAction !== undefined && this.state.phase === 'ready' && !this.starting;
  }

  private isContinuous({ type }: BaseAction): boolean {
    return this.game.rules.continuous?.includes(type) ?? false;
  }

  private drop(isDropped: (action: BaseAction) => boolean): void {
    this.pending = this.pending.filter((action) => !isDropped(action));
  }

  /** Adds a tuning action. It replaces a pending one for the same constant. */
  pushTune(key: string, value: unknown): void {
    this.drop((action) => isTune(action) && action.key === key);
    this.pending.push({ type: 'tune', key, value } as BaseAction);
    this.refresh();
  }

  /** Drops what is pending and plays nothing any more. */
  dispose(): void {
    this.disposed = true;
    this.pending.length = 0;
    this.refresh();
  }

  refresh(): void {
    const { watched, state } = this;
    const { phase } = state;
    if (phase !== this.phase) this.stale = true;
    this.phase = phase;
    if (this.disposed || this.paused !== undefined || phase === 'over') this.runs = false;
    else if (watched) this.runs = state.tick < watched.ticks;
    else if (phase === 'playing' && !this.byTurns) this.runs = true;
    else this.runs = this.waitsForStart() ? this.pending.some(isTune) : this.pending.length > 0;
  }

  step(): void {
    const { state, recording, watched } = this;
    this.stepping = true;
    try {
      if (watched) {
        recording.stepHeld(this.emit);
        if (state.tick === watched.ticks) this.stale = true;
      } else {
        if (this.unsynced > 0) this.sync();
        if (this.pending.length === 0) recording.step(noActions, this.emit);
        else this.stepPending();
        this.reached = state.tick;
      }
    } finally {
      this.stepping = false;
      this.refresh();
    }
  }

  private stepPending(): void {
    const actions = this.pending;
    // An action dispatched within this step goes into the next.
    this.pending = [];
    if (actions.some(isTune)) this.stale = true;
    this.recording.step(actions, this.emit);
  }

  private sync(): void {
    if (!this.isHeld) return;
    const actions = syncActions(this.buttons, this.state, this.isHeld);
    this.unsynced = actions.length > 0 ? this.unsynced - 1 : 0;
    this.pending.unshift(...actions);
  }

  /** Plays the pending actions, each until the next decision. @returns the ticks stepped */
  takeTurns(): number {
    const from = this.state.tick;
    while (this.runs) {
      this.step();
      const end = this.state.tick + maxTurnTicks;
      while (this.state.tick < end && this.isDeciding()) this.step();
    }
    return this.state.tick - from;
  }

  /** Whether the rules are still deciding the current turn. */
  private isDeciding(): boolean {
    const { paused, disposed, state } = this;
    if (paused !== undefined || disposed || state.phase !== 'playing') return false;
    return !(this.game.rules.awaitsDecision?.(state) ?? true);
  }
}
