import type { SuperJumpState } from './SuperJumpState';

/** Of a state, what a level's ledges are laid and proved by. All can be jumped through from below. */
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
