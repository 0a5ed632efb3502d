/** What an owner can do for a pet, in the order of the device's buttons. */
export const petActs = ['feed', 'play', 'snack', 'rest'] as const;
export type PetAct = (typeof petActs)[number];
