/** Fills the area with a number of shapes in its own way, and keeps them moving. */
export type Candidate = (area: HTMLElement, count: number) => Promise<void>;
