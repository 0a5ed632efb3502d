import { isConnected } from './connectivity';
import { generateLedges } from './generateLedges';
import { placeHero } from './hero';
import { placeItems } from './placeItems';
import { firstLedge, type SuperJumpState } from './SuperJumpState';

/** Usually one is enough. The last attempt has no ledges. */
const attempts = 12;

/** Plain ground from side to side, for constants with which no level can be proved. */
function layPlain(state: SuperJumpState): void {
  state.ledgeCount = 1;
  state.ledgeX[0] = 0;
  state.ledgeY[0] = state.groundY;
  state.ledgeWidth[0] = state.width;
}

function placeAtStart(state: SuperJumpState): void {
  placeHero(state, state.startX, state.groundY - state.config.heroHeight);
  state.standing = firstLedge(state);
  state.lastLedge = state.standing;
  state.jumping = false;
  state.airJumps = 0;
  state.airTicks = 0;
  state.jumpWanted = 0;
  state.invincible = 0;
  state.starlight = 0;
}

/** Generates `state.level`: random, then proved by simulation; another one if the proof fails. */
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
  state.levelTicks = 0;
}
