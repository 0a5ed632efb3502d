import { grain } from '../../kit/view/grain';
import type { ImagePool } from '../../kit/view/ImagePool';
import { type Maze, size } from '../rules/Maze';
import type { Frame, GraveyardCamera } from './GraveyardCamera';
import { middleOf } from './places';

/** How often a bat crosses the sky, how long it takes, and how fast it flaps, in ms. */
const batEveryMs = 7000;
const batMs = 4200;
const flapMs = 120;
/** How often a pair of eyes looks out of a hedge, for how long, and when it blinks, in ms. */
const peepEveryMs = 2600;
const peepMs = 1700;
const blinkFrom = 800;
const blinkMs = 120;
const minSky = 20;

/** Draws bats and eyes, which do not affect the game. With reduced motion they do not appear. */
export function drawNightLife(pool: ImagePool, frame: Frame, camera: GraveyardCamera): void {
  if (frame.still) return;
  if (camera.sky >= minSky) drawBat(pool, frame.clockMs, camera);
  drawPeep(pool, frame.clockMs, frame.state);
}

function drawBat(pool: ImagePool, clockMs: number, { window, sky }: GraveyardCamera): void {
  const since = clockMs % batEveryMs;
  if (since > batMs) return;
  const turn = Math.floor(clockMs / batEveryMs);
  const share = (turn & 1) === 0 ? since / batMs : 1 - since / batMs;
  const x = window.left - 6 + share * (window.width + 12);
  const y = window.top + sky * (0.25 + 0.3 * grain(turn, 1)) + 4 * Math.sin(since / 260);
  const frame = Math.floor(since / flapMs) % 2 === 0 ? 'bat 0' : 'bat 1';
  pool.next(frame, Math.round(x), Math.round(y));
}

/** Eyes look only out of hedges between two corners, where no stone stands. */
function drawPeep(pool: ImagePool, clockMs: number, { open }: Readonly<Maze>): void {
  const since = clockMs % peepEveryMs;
  if (since > peepMs || (since > blinkFrom && since < blinkFrom + blinkMs)) return;
  const turn = Math.floor(clockMs / peepEveryMs);
  const column = 1 + Math.floor(grain(turn, 3) * (size - 2));
  const row = 1 + Math.floor(grain(turn, 5) * (size - 2));
  if (((column + row) & 1) === 0 || open[row * size + column] === 1) return;
  pool.next('peep', middleOf(column), middleOf(row) - 2);
}
