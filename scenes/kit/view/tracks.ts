/** What a game spends its frame on, as DevTools shows it. */
type TrackEntry = 'input' | 'step' | 'draw';

/** Entries on a game's own track of DevTools' Performance panel. */
export type Tracks = ReturnType<typeof createTracks>;

type TimeStamp = (
  label: string,
  start?: string,
  end?: string,
  track?: string,
  group?: string,
  color?: string,
) => void;

/** The group under which the tracks of all games stand. */
const group = '90s Kid';
const begins = { input: 'input begins', step: 'step begins', draw: 'draw begins' } as const;
const colors = { input: 'tertiary', step: 'primary', draw: 'secondary' } as const;

/**
 * Makes the track of one game. `console.timeStamp` reaches a running recording only: unlike
 * `performance.measure` it leaves no entry behind. The start goes by its label, since a number
 * would be boxed in every frame.
 * @see https://developer.chrome.com/docs/devtools/performance/extension
 */
export function createTracks(title: string) {
  const stamp: TimeStamp | undefined = console.timeStamp?.bind(console);
  return {
    /** Opens an entry. Entries of one kind do not nest. */
    begin: (entry: TrackEntry): void => stamp?.(begins[entry]),
    /** Closes the entry of that kind opened last. */
    end: (entry: TrackEntry): void =>
      stamp?.(entry, begins[entry], undefined, title, group, colors[entry]),
  };
}
