import type { Bench } from './lib/BenchTable';

/** Every bench by name. Each is loaded when it is run. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  hero: async () => (await import('./hero/benchHero')).benchHero,
  kit: async () => (await import('./kit')).benchKit,
  snake: async () => (await import('./snake')).benchSnake,
  'block-fall': async () => (await import('./blockFall')).benchBlockFall,
  'super-jump': async () => (await import('./superJump')).benchSuperJump,
  'graveyard-ghosts': async () => (await import('./graveyardGhosts')).benchGraveyardGhosts,
  modes: async () => (await import('./modes')).benchModes,
  'theme-park': async () => (await import('./themePark')).benchThemePark,
  'theme-park-picture': async () => (await import('./park/benchPark')).benchPark,
  call: async () => (await import('./call/benchCall')).benchCall,
  frames: async () => (await import('./frames/benchFrames')).benchFrames,
  mount: async () => (await import('./mount/benchMount')).benchMount,
  start: async () => (await import('./start')).benchStart,
  scale: async () => (await import('./scale/benchScale')).benchScale,
  crowd: async () => (await import('./backend/benchCrowd')).benchCrowd,
  crash: async () => (await import('./backend/benchCrash')).benchCrash,
  objects: async () => (await import('./objects/benchObjects')).benchObjects,
  desktop: async () => (await import('./desktop/benchDesktop')).benchDesktop,
  hostile: async () => (await import('./backend/benchHostile')).benchHostile,
  messenger: async () => (await import('./messenger')).benchMessenger,
  teletext: async () => (await import('./teletext/benchTeletext')).benchTeletext,
  answers: async () => (await import('./answers/benchAnswers')).benchAnswers,
  runs: async () => (await import('./runs')).benchRuns,
  routes: async () => (await import('./routes/benchRoutes')).benchRoutes,
};
