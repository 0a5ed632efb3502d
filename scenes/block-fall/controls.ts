import type { ControlSpec } from '../kit/rules/controls';
import { standardPlaces } from '../kit/rules/standardPlaces';
import { type Button, held, startAction } from './rules/BlockFallAction';
import type { BlockFallTypes } from './rules/blockFallRules';

type Control = ControlSpec<BlockFallTypes>;

/** What a control that may be held does. */
function button(id: Button): Pick<Control, 'id' | 'press' | 'release'> {
  return { id, press: held.press(id), release: held.release(id) };
}

export const blockFallControls: readonly Control[] = [
  {
    ...standardPlaces.left,
    ...button('left'),
    label: 'Move left',
    keys: ['ArrowLeft'],
    swipe: 'left',
    held: ({ leftHeld }) => leftHeld,
  },
  {
    ...standardPlaces.right,
    ...button('right'),
    label: 'Move right',
    keys: ['ArrowRight'],
    swipe: 'right',
    held: ({ rightHeld }) => rightHeld,
  },
  {
    ...standardPlaces.down,
    ...button('down'),
    label: 'Soft drop',
    keys: ['ArrowDown'],
    held: ({ downHeld }) => downHeld,
  },
  {
    ...button('drop'),
    label: 'Hard drop',
    keys: ['Space'],
    gamepad: [12],
    pad: 'up',
    swipe: 'down',
    swipeOnce: true,
  },
  { ...button('cw'), label: 'Turn right', keys: ['ArrowUp', 'KeyX'], gamepad: [0], pad: 'a' },
  { ...button('ccw'), label: 'Turn left', keys: ['KeyZ'], gamepad: [1, 2], pad: 'b' },
  { ...button('half'), label: 'Turn round', keys: ['KeyA'], gamepad: [3] },
  {
    ...button('hold'),
    label: 'Put aside',
    keys: ['KeyC'],
    gamepad: [5],
    swipe: 'up',
    swipeOnce: true,
  },
  { ...standardPlaces.start, id: 'start', label: 'Start', press: startAction },
];
