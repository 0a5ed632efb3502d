import { numbered } from './numbered';

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

/** The number of each thought. */
export const mind = numbered(thoughts);
