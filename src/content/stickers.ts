/** The stickers of the messenger, by the name that a message holds. */
export const stickers = {
  dinosaur: ['🦖', 'Dinosaur'],
  hedgehog: ['🦔', 'Hedgehog'],
  frog: ['🐸', 'Frog'],
  owl: ['🦉', 'Owl'],
  snake: ['🐍', 'Snake'],
  alien: ['👾', 'Space invader'],
  skate: ['🛼', 'Roller skate'],
  board: ['🛹', 'Skateboard'],
  tape: ['📼', 'Video tape'],
  disk: ['💾', 'Floppy disk'],
  yoyo: ['🪀', 'Yo-yo'],
  thumb: ['👍', 'Thumbs up'],
  heart: ['❤️', 'Heart'],
  cup: ['🏆', 'Cup'],
  balloon: ['🎈', 'Balloon'],
} as const satisfies Readonly<Record<string, readonly [symbol: string, name: string]>>;

export type StickerId = keyof typeof stickers;
