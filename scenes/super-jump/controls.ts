import type { ControlSpec } from '../kit/Game';
import { type Button, type SuperJumpAction, startAction } from './rules/SuperJumpAction';

/** Three places jump, so that either thumb may: A, B and up. */
export const superJumpControls: readonly ControlSpec[] = [
  { id: 'left', label: 'Run left', keys: ['ArrowLeft', 'KeyA'], gamepad: [14], pad: 'left' },
  { id: 'right', label: 'Run right', keys: ['ArrowRight', 'KeyD'], gamepad: [15], pad: 'right' },
  { id: 'jump', label: 'Jump', keys: ['Space', 'KeyX'], gamepad: [0, 3], pad: 'a' },
  { id: 'jump-too', label: 'Jump as well', keys: ['KeyZ'], gamepad: [1, 2], pad: 'b' },
  { id: 'up', label: 'Jump, too', keys: ['ArrowUp', 'KeyW'], gamepad: [12], pad: 'up' },
  {
    id: 'down',
    label: 'Drop through a ledge',
    keys: ['ArrowDown', 'KeyS'],
    gamepad: [13],
    pad: 'down',
  },
  { id: 'start', label: 'Start', keys: ['Enter'], gamepad: [9], pad: 'start' },
];

const buttonOf: ReadonlyMap<string, Button> = new Map([
  ['left', 'left'],
  ['right', 'right'],
  ['jump', 'jump'],
  ['jump-too', 'jump'],
  ['up', 'jump'],
  ['down', 'down'],
]);

export function toSuperJumpAction(control: string, pressed: boolean): SuperJumpAction | undefined {
  if (control === 'start') return pressed ? startAction : undefined;
  const button = buttonOf.get(control);
  return button && { type: pressed ? 'press' : 'release', button };
}
