import type { Chance } from '../../kit/rules/chance';
import type { SuperJumpConfig } from '../config';

/** What the hero stands on. All ledges can be jumped through from below. */
export interface Field {
  config: SuperJumpConfig;
  chance: Chance;
  level: number;
  width: number;
  /** Who is lower than this has fallen out. */
  height: number;
  /** Top of the ground, which is the lowest row of ledges. */
  groundY: number;
  /** The sides lead in again on the other side. */
  wraps: boolean;
  ledgeCount: number;
  ledgeX: Int16Array;
  ledgeY: Int16Array;
  ledgeWidth: Int16Array;
  /** Where the hero begins. */
  startX: number;
}

/** From the ground's top to the bottom of the field. */
export const groundDepth = 16;

export function isGround(field: Readonly<Field>, ledge: number): boolean {
  return field.ledgeY[ledge] === field.groundY;
}
