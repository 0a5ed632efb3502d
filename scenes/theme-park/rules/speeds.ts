/** Speeds of the park. A file of their own, so that the first page loads no more than them. */
export const speeds = [1, 2, 3] as const;
