import type { BaseAction, ConfigValues } from './contract';

/** The actions of one run by tick, enough to play it again anywhere. */
export type Replay = Readonly<{
  game: string;
  /** The version of the rules it was made with. */
  version: number;
  config: ConfigValues;
  /** Unsigned 32 bits. */
  seed: number;
  practice: boolean;
  /** Length in ticks. */
  ticks: number;
  /** `[tick, action]`, ticks ascending; an action acts in the step that leads from that tick. */
  actions: readonly (readonly [number, BaseAction])[];
  /** Hash of the state after the last tick. */
  hash: string;
}>;
