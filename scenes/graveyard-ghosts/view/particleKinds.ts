import type { ParticleLook } from '../../kit/view/Particles';

export const particleKinds = {
  puff: { frame: 'puff', gravity: -0.015, drag: 0.9, shrinks: true },
  spark: { frame: 'spark', gravity: 0, drag: 0.92, shrinks: true },
  mote: { frame: 'mote', gravity: -0.02, drag: 0.95, shrinks: true },
  leaf: { frame: 'leaf', gravity: 0.04, drag: 0.97, shrinks: false },
} as const satisfies Record<string, ParticleLook>;
export type ParticleKind = keyof typeof particleKinds;
