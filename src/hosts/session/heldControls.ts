import { type Button, buttonsOf } from '../../../scenes/kit/rules/controls';
import type { Run } from '../../../scenes/kit/run/createRun';
import type { InputHub } from '../input/InputHub';

/**
 * Passes presses and releases of a game's controls to a run. The run itself syncs controls with a
 * release whenever it continues. What must be made up for here are presses without a release.
 */
export function createHeldControls(run: Run, held: InputHub['held']) {
  const missed = new Set<string>();
  const buttonOf = (control: string): Button | undefined =>
    buttonsOf(run.game.controls).find(({ controls }) => controls.includes(control));
  const isDown = ({ controls }: Button): boolean =>
    controls.some((control) => held.getState().has(control));

  const press = (control: string): void => {
    const action = buttonOf(control)?.press;
    if (action) run.dispatch(action);
  };
  return {
    press,
    release(control: string): void {
      missed.delete(control);
      const button = buttonOf(control);
      // The last of several controls of one button releases it: both A and up jump.
      if (button?.release && !isDown(button)) run.dispatch(button.release);
    },
    /** A press while the run ignores input. `catchUp` passes it on if it is still held then. */
    miss(control: string): void {
      missed.add(control);
    },
    catchUp(): void {
      for (const control of missed) {
        const isLasting = buttonOf(control)?.held?.(run.state) !== undefined;
        if (!isLasting && held.getState().has(control)) press(control);
      }
      missed.clear();
    },
  };
}
