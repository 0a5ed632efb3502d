/** The parts of a game's frame, as DevTools shows them. */
type TrackEntry = 'input' | 'step' | 'draw';

/** Entries on a game's track in DevTools' Performance panel. */
export type Tracks = ReturnType<typeof createTracks>;

type TimeStamp = (
  label: string,
  start?: string,
  end?: string,
  track?: string,
  group?: string,
  color?: string,
) => void;

const group = '90s Kid';
const begins = { input: 'input begins', step: 'step begins', draw: 'draw begins' } as const;
const colors = { input: 'tertiary', step: 'primary', draw: 'secondary' } as const;

/**
 * Makes the track of one game. `console.timeStamp` reaches only a running recording; unlike
 * `performance.measure` it keeps no entry. The start is given by its label, because a number would
 * be boxed in every frame.
 * @see https://developer.chrome.com/docs/devtools/performance/extension
 */
export function createTracks(title: string) {
  // Only Chromium has `console.memory`, and shows such tracks. In Firefox each stamp takes 0.1 ms.
  const stamp: TimeStamp | undefined = 'memory' in console ? console.timeStamp : undefined;
  return {
    /** Opens an entry. Entries of the same type do not nest. */
    begin: (entry: TrackEntry): void => stamp?.(begins[entry]),
    /** Closes the open entry of this type. */
    end: (entry: TrackEntry): void =>
      stamp?.(entry, begins[entry], undefined, title, group, colors[entry]),
  };
}
