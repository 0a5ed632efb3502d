import type { CallStepId } from '../../content/online/callSteps';

/** The sign-on's phases, one for each of its four messages, in seconds: 2 each, and 1.5 more. */
export const signOnTimeline = [
  { id: 'cut-dial', length: 2 },
  { id: 'cut-answer', length: 2 },
  { id: 'cut-train', length: 2 },
  { id: 'cut-online', length: 3.5 },
] as const satisfies readonly Readonly<{ id: CallStepId; length: number }>[];
