import type { ParticleLook } from '../../kit/view/Particles';

export const particleKinds = {
  dust: { frame: 'dust', gravity: -0.01, drag: 0.9, shrinks: true },
  spark: { frame: 'spark', gravity: 0, drag: 0.92, shrinks: true },
  glint: { frame: 'glint', gravity: 0.02, drag: 0.96, shrinks: false },
  drop: { frame: 'drop', gravity: 0.16, drag: 1, shrinks: false },
  confetti: { frame: 'drop', gravity: 0.05, drag: 0.97, shrinks: false },
} as const satisfies Record<string, ParticleLook>;
export type ParticleKind = keyof typeof particleKinds;
