import { isConnected } from './connectivity';
import { generateLedges } from './generateLedges';
import { placeHero } from './hero';
import { placeItems } from './placeItems';
import type { SuperJumpState } from './SuperJumpState';

/** More than one is rarely needed; the last has no ledges at all. */
const attempts = 12;

/** Plain ground from side to side: what is left where no level could be proved. */
function layPlain(state: SuperJumpState): void {
  state.ledgeCount = 1;
  state.ledgeX[0] = 0;
  state.ledgeY[0] = state.groundY;
  state.ledgeWidth[0] = state.width;
}

/** Puts the hero where the level begins, standing. */
function placeAtStart(state: SuperJumpState): void {
  placeHero(state, state.startX, state.groundY - state.config.heroHeight);
  state.standing = 0;
  for (let ledge = 0; ledge < state.ledgeCount; ledge += 1) {
    const left = state.ledgeX[ledge];
    if (state.ledgeY[ledge] !== state.groundY || state.startX < left) continue;
    if (state.startX < left + state.ledgeWidth[ledge]) state.standing = ledge;
  }
  state.lastLedge = state.standing;
  state.jumping = false;
  state.airJumps = 0;
  state.airTicks = 0;
  state.jumpWanted = 0;
  state.invincible = 0;
  state.starlight = 0;
}

/** Lays `state.level` anew: drawn by chance, proved by playing it, drawn again if it was not. */
export function generateLevel(state: SuperJumpState): void {
  let proved = false;
  for (let attempt = 0; attempt < attempts && !proved; attempt += 1) {
    generateLedges(state);
    proved = isConnected(state);
  }
  if (!proved) {
    layPlain(state);
    isConnected(state);
  }
  placeAtStart(state);
  placeItems(state);
}
