import type { ControlSpec } from '../kit/rules/controls';
import { speeds } from './rules/speeds';
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
  ...speeds.map((speed) => ({
    id: `pace-${speed}`,
    label: `Speed ${speed}`,
    keys: [`Digit${speed}`, `Numpad${speed}`],
    gamepad: [],
    press: { type: 'pace', speed } as const,
  })),
];
