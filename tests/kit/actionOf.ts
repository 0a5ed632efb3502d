import type { BaseAction } from '../../scenes/kit/rules/contract';
import type { ControlSpec } from '../../scenes/kit/rules/controls';

/** The action of pressing or releasing a control. */
export function actionOf(
  { controls }: Readonly<{ controls: readonly ControlSpec[] }>,
  id: string,
  pressed = true,
): BaseAction | undefined {
  const control = controls.find((candidate) => candidate.id === id);
  return pressed ? control?.press : control?.release;
}
