/** Resolves in a later task, so that the browser can paint and answer in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
