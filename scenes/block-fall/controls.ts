import { holds } from '../kit/rules/buttonActions';
import { type ControlSpec, standardPlaces } from '../kit/rules/controls';
import type { Button } from './rules/BlockFallAction';
import type { BlockFallTypes } from './rules/blockFallRules';

type Control = ControlSpec<BlockFallTypes>;

// The state knows of three buttons whether they are held.
const left = holds<Button, Control['held']>('left', ({ leftHeld }) => leftHeld);
const right = holds<Button, Control['held']>('right', ({ rightHeld }) => rightHeld);
const down = holds<Button, Control['held']>('down', ({ downHeld }) => downHeld);
const drop = { ...holds('drop'), swipe: 'down', swipeOnce: true } as const;
const hold = { ...holds('hold'), swipe: 'up', swipeOnce: true } as const;

export const blockFallControls: readonly Control[] = [
  { ...standardPlaces.left, ...left, label: 'Move left', keys: ['ArrowLeft'], swipe: 'left' },
  { ...standardPlaces.right, ...right, label: 'Move right', keys: ['ArrowRight'], swipe: 'right' },
  { ...standardPlaces.down, ...down, label: 'Soft drop', keys: ['ArrowDown'] },
  { ...drop, label: 'Hard drop', keys: ['Space'], gamepad: [12], pad: 'up' },
  { ...holds('cw'), label: 'Turn right', keys: ['ArrowUp', 'KeyX'], gamepad: [0], pad: 'a' },
  { ...holds('ccw'), label: 'Turn left', keys: ['KeyZ'], gamepad: [1, 2], pad: 'b' },
  { ...holds('half'), label: 'Turn round', keys: ['KeyA'], gamepad: [3] },
  { ...hold, label: 'Hold', keys: ['KeyC'], gamepad: [5] },
  { ...standardPlaces.start, id: 'start', label: 'Start', press: { type: 'start' } },
];
