import type { ControlSpec } from '../kit/Game';
import { directions } from '../kit/rules/grid';
import type { GraveyardGhostsAction } from './rules/GraveyardGhostsAction';

export const graveyardGhostsControls: readonly ControlSpec[] = [
  {
    id: 'up',
    label: 'Go up',
    keys: ['ArrowUp', 'KeyW'],
    gamepad: [12],
    pad: 'up',
    swipe: 'up',
  },
  {
    id: 'right',
    label: 'Go right',
    keys: ['ArrowRight', 'KeyD'],
    gamepad: [15],
    pad: 'right',
    swipe: 'right',
  },
  {
    id: 'down',
    label: 'Go down',
    keys: ['ArrowDown', 'KeyS'],
    gamepad: [13],
    pad: 'down',
    swipe: 'down',
  },
  {
    id: 'left',
    label: 'Go left',
    keys: ['ArrowLeft', 'KeyA'],
    gamepad: [14],
    pad: 'left',
    swipe: 'left',
  },
  {
    id: 'learn',
    label: 'Show what the ghosts are up to',
    keys: ['KeyX', 'KeyL'],
    gamepad: [0, 3],
    pad: 'a',
  },
  {
    id: 'listen',
    label: 'Hear what lies around',
    keys: ['KeyZ'],
    gamepad: [1, 2],
    pad: 'b',
  },
  { id: 'start', label: 'Start', keys: ['Enter'], gamepad: [9], pad: 'start' },
];

/** A direction may be held; everything else acts on its press alone. */
export function toGraveyardGhostsAction(
  control: string,
  pressed: boolean,
): GraveyardGhostsAction | undefined {
  const way = directions.find((direction) => direction === control);
  if (way) return { type: pressed ? 'turn' : 'release', way };
  if (!pressed) return undefined;
  if (control === 'start' || control === 'learn' || control === 'listen') return { type: control };
  return undefined;
}
