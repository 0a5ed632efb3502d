import { holds } from '../kit/rules/buttonActions';
import { type ControlSpec, standardPlaces } from '../kit/rules/controls';
import type { Button } from './rules/BlockFallAction';
import type { BlockFallTypes } from './rules/blockFallRules';

type Control = ControlSpec<BlockFallTypes>;

/** A control for a held button. The state knows of three of them whether they are held. */
function button(
  id: Button,
  held?: Control['held'],
): Pick<Control, 'id' | 'press' | 'release' | 'held'> {
  return { id, ...holds(id, held) };
}

const left = button('left', ({ leftHeld }) => leftHeld);
const right = button('right', ({ rightHeld }) => rightHeld);
const down = button('down', ({ downHeld }) => downHeld);
const drop = { ...button('drop'), swipe: 'down', swipeOnce: true } as const;
const hold = { ...button('hold'), swipe: 'up', swipeOnce: true } as const;

export const blockFallControls: readonly Control[] = [
  { ...standardPlaces.left, ...left, label: 'Move left', keys: ['ArrowLeft'], swipe: 'left' },
  { ...standardPlaces.right, ...right, label: 'Move right', keys: ['ArrowRight'], swipe: 'right' },
  { ...standardPlaces.down, ...down, label: 'Soft drop', keys: ['ArrowDown'] },
  { ...drop, label: 'Hard drop', keys: ['Space'], gamepad: [12], pad: 'up' },
  { ...button('cw'), label: 'Turn right', keys: ['ArrowUp', 'KeyX'], gamepad: [0], pad: 'a' },
  { ...button('ccw'), label: 'Turn left', keys: ['KeyZ'], gamepad: [1, 2], pad: 'b' },
  { ...button('half'), label: 'Turn round', keys: ['KeyA'], gamepad: [3] },
  { ...hold, label: 'Hold', keys: ['KeyC'], gamepad: [5] },
  { ...standardPlaces.start, id: 'start', label: 'Start', press: { type: 'start' } },
];
