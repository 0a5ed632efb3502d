/** The hard shadow's offset in CSS pixels at scale 1, right and down. */
export const shadowOffset = 5;
