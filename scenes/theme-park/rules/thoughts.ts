/** What a visitor may think. Saved parks refer to thoughts by number: append only. */
export const thoughts = [
  'none',
  'heading',
  'enjoying',
  'strolling',
  'nowhere',
  'home',
  'hungry',
  'thirsty',
  'tired',
  'bored',
  'tooDear',
  'queueTooLong',
  'queueing',
  'great',
  'lovely',
  'broke',
  'desperate',
  'fireworks',
] as const;
export type Thought = (typeof thoughts)[number];

const places: ReadonlyMap<Thought, number> = new Map(
  thoughts.map((thought, index) => [thought, index]),
);

function place(thought: Thought): number {
  return places.get(thought) ?? 0;
}

/** The number of each thought. */
export const mind = {
  none: place('none'),
  heading: place('heading'),
  enjoying: place('enjoying'),
  strolling: place('strolling'),
  nowhere: place('nowhere'),
  home: place('home'),
  hungry: place('hungry'),
  thirsty: place('thirsty'),
  tired: place('tired'),
  bored: place('bored'),
  tooDear: place('tooDear'),
  queueTooLong: place('queueTooLong'),
  queueing: place('queueing'),
  great: place('great'),
  lovely: place('lovely'),
  broke: place('broke'),
  desperate: place('desperate'),
  fireworks: place('fireworks'),
} as const;
