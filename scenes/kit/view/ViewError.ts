/** A view that cannot be made, for a reason that its message tells a visitor in a sentence. */
export class ViewError extends Error {}
