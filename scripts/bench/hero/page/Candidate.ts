/** Fills the area with so many things in its own way, and goes on moving them. */
export type Candidate = (area: HTMLElement, count: number) => Promise<void>;
