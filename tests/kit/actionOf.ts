import type { BaseAction } from '../../scenes/kit/rules/contract';
import type { ControlSpec } from '../../scenes/kit/rules/controls';

/** What pressing a control of a game does, or letting go of it. */
export function actionOf(
  { controls }: Readonly<{ controls: readonly ControlSpec[] }>,
  id: string,
  pressed = true,
): BaseAction | undefined {
  const control = controls.find((candidate) => candidate.id === id);
  return pressed ? control?.press : control?.release;
}
