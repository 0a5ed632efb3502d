import type { SuperJumpState } from './SuperJumpState';

/**
 * The part of a state with which a level's ledges are generated and proved. The hero can jump
 * through all ledges from below.
 */
export type Field = Pick<
  SuperJumpState,
  | 'config'
  | 'rng'
  | 'level'
  | 'width'
  | 'height'
  | 'groundY'
  | 'wraps'
  | 'ledgeCount'
  | 'ledgeX'
  | 'ledgeY'
  | 'ledgeWidth'
  | 'startX'
>;

/** From the ground's top to the bottom of the field. */
export const groundDepth = 16;

export function isGround(field: Readonly<Field>, ledge: number): boolean {
  return field.ledgeY[ledge] === field.groundY;
}
