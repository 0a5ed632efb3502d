import { move } from './motion';
import { events, type Report } from './SuperJumpEvent';
import { at, isGround, type SuperJumpState } from './SuperJumpState';

/** A shorter fall counts as no landing: stepping off an edge, a level's first tick. */
const minAirTicks = 3;

function jump(state: SuperJumpState, inAir: boolean, emit: Report): void {
  const { hero, config } = state;
  hero[at.vy] = state.jumpHeld ? config.jumpSpeed : config.jumpSpeed * config.jumpCut;
  state.jumping = true;
  state.standing = -1;
  state.jumpWanted = 0;
  // Past the time in which a jump after running off an edge still counts.
  state.airTicks = config.coyoteTicks + 1;
  if (inAir) state.airJumps += 1;
  events.jumped.inAir = inAir;
  emit(events.jumped);
}

/** Jumps if a press is remembered and the hero can jump. */
function jumpIfWanted(state: SuperJumpState, emit: Report): void {
  if (state.jumpWanted === 0) return;
  state.jumpWanted -= 1;
  const { config } = state;
  const grounded = state.standing >= 0 || (!state.jumping && state.airTicks <= config.coyoteTicks);
  if (grounded) jump(state, false, emit);
  else if (config.doubleJump && state.airJumps === 0) jump(state, true, emit);
}

/** Releases a jump: the rest of its rise is cut. */
export function cutJump({ hero, jumping, config }: SuperJumpState): void {
  if (jumping && hero[at.vy] < 0) hero[at.vy] *= config.jumpCut;
}

/** Drops through the ledge that the hero stands on. The ground cannot be dropped through. */
export function dropThrough(state: SuperJumpState, emit: Report): void {
  const { standing } = state;
  if (standing < 0 || isGround(state, standing)) return;
  // Just below the ledge's top the hero no longer stands on it.
  state.hero[at.y] += 1;
  state.standing = -1;
  state.airTicks = state.config.coyoteTicks + 1;
  emit(events.droppedThrough);
}

/** Puts the hero at rest, with its upper left corner at a position. */
export function placeHero({ hero }: SuperJumpState, x: number, y: number): void {
  hero[at.x] = x;
  hero[at.y] = y;
  hero[at.vx] = 0;
  hero[at.vy] = 0;
  hero[at.lastX] = x;
  hero[at.lastY] = y;
}

export function moveHero(state: SuperJumpState, emit: Report): void {
  jumpIfWanted(state, emit);
  const { hero, direction } = state;
  if (direction !== 0) state.facing = direction;
  const fall = hero[at.vy];
  const wasInAir = state.standing < 0;
  const ledge = move(hero, state, direction, !wasInAir);
  state.standing = ledge;
  if (ledge < 0) {
    state.airTicks += 1;
    return;
  }
  if (wasInAir && state.airTicks >= minAirTicks) {
    events.landed.speed = fall;
    emit(events.landed);
  }
  state.lastLedge = ledge;
  state.jumping = false;
  state.airJumps = 0;
  state.airTicks = 0;
}

/** Makes the last position equal to the current one, so that the picture does not interpolate. */
export function clearMotion(state: SuperJumpState): void {
  const { hero, enemyX, enemyLastX } = state;
  hero[at.lastX] = hero[at.x];
  hero[at.lastY] = hero[at.y];
  for (let enemy = 0; enemy < state.enemyCount; enemy += 1) enemyLastX[enemy] = enemyX[enemy];
}
