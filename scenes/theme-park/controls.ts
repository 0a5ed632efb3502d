import type { ControlSpec } from '../kit/rules/controls';
import type { ThemeParkTypes } from './rules/themeParkRules';

/**
 * Controls that do not depend on the cursor. The board handles the cursor's own keys. The park acts
 * on presses only.
 */
export const themeParkControls: readonly ControlSpec<ThemeParkTypes>[] = [
  {
    id: 'toggle',
    label: 'Play or pause',
    keys: ['KeyP'],
    gamepad: [9],
    press: { type: 'toggle' },
  },
  { id: 'undo', label: 'Undo', keys: ['KeyZ'], gamepad: [6], press: { type: 'undo' } },
  { id: 'redo', label: 'Redo', keys: ['KeyY'], gamepad: [7], press: { type: 'redo' } },
  {
    id: 'pace-1',
    label: 'Speed 1',
    keys: ['Digit1', 'Numpad1'],
    gamepad: [],
    press: { type: 'pace', speed: 1 },
  },
  {
    id: 'pace-2',
    label: 'Speed 2',
    keys: ['Digit2', 'Numpad2'],
    gamepad: [],
    press: { type: 'pace', speed: 2 },
  },
  {
    id: 'pace-3',
    label: 'Speed 3',
    keys: ['Digit3', 'Numpad3'],
    gamepad: [],
    press: { type: 'pace', speed: 3 },
  },
];
