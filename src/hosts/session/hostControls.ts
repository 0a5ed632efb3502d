import type { ControlSpec } from '../../../scenes/kit/Game';
import { startControlOf } from '../../../scenes/kit/rules/controls';
import type { ControlRole } from './sessionMachine';

const rewind: ControlSpec = {
  id: 'host:rewind',
  label: 'Rewind (hold)',
  keys: ['KeyR'],
  gamepad: [4],
};

/**
 * Controls that the host adds to every game. A key or button that the game uses itself stays the
 * game's.
 */
const own: readonly ControlSpec[] = [
  { id: 'host:pause', label: 'Pause', keys: ['KeyP', 'Escape'], gamepad: [8] },
  rewind,
];

/** The same, with a SELECT that leaves the game. */
const ownWithSelect: readonly ControlSpec[] = [
  { id: 'host:select', label: 'Back to the menu', keys: ['Escape'], gamepad: [8], pad: 'select' },
  { id: 'host:pause', label: 'Pause', keys: ['KeyP'], gamepad: [] },
  rewind,
];

/** A game's controls followed by the host's. */
export function withHostControls(
  controls: readonly ControlSpec[],
  hasSelect = false,
): readonly ControlSpec[] {
  const keys = new Set(controls.flatMap((control) => control.keys));
  const buttons = new Set(controls.flatMap((control) => control.gamepad));
  const rest = (hasSelect ? ownWithSelect : own).map((control) => ({
    ...control,
    keys: control.keys.filter((code) => !keys.has(code)),
    gamepad: control.gamepad.filter((button) => !buttons.has(button)),
  }));
  return [...controls, ...rest];
}

/** What a control does in a session. */
export function roleOf(controls: readonly ControlSpec[], control: string): ControlRole {
  if (control === 'host:rewind') return 'rewind';
  if (control === 'host:select') return 'select';
  if (control === 'host:pause') return 'pause';
  if (control === startControlOf(controls)?.id) return 'start';
  const { pad } = controls.find(({ id }) => id === control) ?? {};
  return pad === 'a' || pad === 'b' ? 'round' : 'game';
}
