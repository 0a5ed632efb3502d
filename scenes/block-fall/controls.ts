import type { ControlSpec } from '../kit/Game';
import { type BlockFallAction, buttons } from './rules/state';

export const blockFallControls: readonly ControlSpec[] = [
  {
    id: 'left',
    label: 'Move left',
    keys: ['ArrowLeft'],
    gamepad: [14],
    pad: 'left',
    swipe: 'left',
  },
  {
    id: 'right',
    label: 'Move right',
    keys: ['ArrowRight'],
    gamepad: [15],
    pad: 'right',
    swipe: 'right',
  },
  { id: 'down', label: 'Soft drop', keys: ['ArrowDown'], gamepad: [13], pad: 'down' },
  {
    id: 'drop',
    label: 'Hard drop',
    keys: ['Space'],
    gamepad: [12],
    pad: 'up',
    swipe: 'down',
  },
  { id: 'cw', label: 'Turn right', keys: ['ArrowUp', 'KeyX'], gamepad: [0], pad: 'a' },
  { id: 'ccw', label: 'Turn left', keys: ['KeyZ'], gamepad: [1, 2], pad: 'b' },
  { id: 'half', label: 'Turn round', keys: ['KeyA'], gamepad: [3] },
  { id: 'hold', label: 'Put aside', keys: ['KeyC'], gamepad: [5], swipe: 'up' },
  { id: 'start', label: 'Start', keys: ['Enter'], gamepad: [9], pad: 'start' },
];

/** Start acts on its press alone; everything else may be held. */
export function toBlockFallAction(control: string, pressed: boolean): BlockFallAction | undefined {
  if (control === 'start') return pressed ? { type: 'start' } : undefined;
  const button = buttons.find((candidate) => candidate === control);
  return button && { type: pressed ? 'press' : 'release', button };
}
