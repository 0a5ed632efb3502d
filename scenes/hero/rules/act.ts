import type { HeroAction, HeroState } from './state';

/**
 * Widths in px from which on shapes are larger. The still picture's style sheet has the same ones.
 */
const scaleSteps = [
  { from: 1000, scale: 1 },
  { from: 600, scale: 0.7 },
];

/** The scale of shapes in a field of that width in px. */
export function scaleOf(fieldWidth: number): number {
  return scaleSteps.find(({ from }) => fieldWidth >= from)?.scale ?? 0.5;
}

/** Applies an action. Actions take effect without a tick. */
export function act(state: HeroState, action: HeroAction): void {
  if (action.type === 'field') stretch(state, action.width, action.height);
  else if (action.type === 'leave') state.pointing = false;
  else {
    state.pointer[0] = action.x;
    state.pointer[1] = action.y;
    state.pointing = true;
  }
}

/** Resizes the field. Every shape keeps its position in proportion. */
function stretch(state: HeroState, width: number, height: number): void {
  const { field, motion } = state;
  const { count } = state.config;
  const byX = width / field[0];
  const byY = height / field[1];
  for (let shape = 0; shape < count; shape += 1) {
    motion[shape] *= byX;
    motion[count + shape] *= byY;
  }
  field[0] = width;
  field[1] = height;
  state.scale = scaleOf(width);
}
