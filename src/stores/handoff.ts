/** A run that is taken from the page where it is watched to the page where its game is played. */
export type Handoff = Readonly<{
  game: string;
  /** Play on from a tick of it, or play the same seed beside its ghost. */
  kind: 'playOn' | 'race';
  /** The run, as its game decodes it. */
  text: string;
  /** Where to play on from. */
  tick: number;
  seed: number;
  config: Readonly<Record<string, number | boolean | string>>;
}>;

let waiting: Handoff | undefined;

/** Leaves a run for the next page that plays this game. */
export function handOff(run: Handoff): void {
  waiting = run;
}

/** The run that waits for this game. */
export function waitingRun(game: string): Handoff | undefined {
  return waiting?.game === game ? waiting : undefined;
}

/** The run has been taken up. */
export function clearHandoff(run: Handoff): void {
  if (waiting === run) waiting = undefined;
}
