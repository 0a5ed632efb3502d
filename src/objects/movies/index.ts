import { playsById } from '../kit/playsById';

export const plays = playsById(
  import.meta.glob(['./*.ts', '!./index.ts'], { eager: true, import: 'play' }),
);
