import { holds } from '../kit/rules/buttonActions';
import { type ControlSpec, standardPlaces } from '../kit/rules/controls';
import type { Button } from './rules/SuperJumpAction';
import type { SuperJumpTypes } from './rules/superJumpRules';

type Control = ControlSpec<SuperJumpTypes>;

const left = holds<Button, Control['held']>('left', ({ leftHeld }) => leftHeld);
const right = holds<Button, Control['held']>('right', ({ rightHeld }) => rightHeld);
const jump = holds<Button, Control['held']>('jump', ({ jumpHeld }) => jumpHeld);

/** Three buttons jump, so that either thumb can: A, B and up. */
export const superJumpControls: readonly Control[] = [
  { ...standardPlaces.left, ...left, label: 'Run left' },
  { ...standardPlaces.right, ...right, label: 'Run right' },
  { ...jump, label: 'Jump', keys: ['Space', 'KeyX'], gamepad: [0, 3], pad: 'a' },
  { ...jump, id: 'jump-too', label: 'Jump as well', keys: ['KeyZ'], gamepad: [1, 2], pad: 'b' },
  { ...standardPlaces.up, ...jump, id: 'up', label: 'Jump, too' },
  { ...standardPlaces.down, ...holds('down'), label: 'Drop through a ledge' },
  { ...standardPlaces.start, id: 'start', label: 'Start', press: { type: 'start' } },
];
