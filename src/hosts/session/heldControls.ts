import { type Button, buttonsOf } from '../../../scenes/kit/rules/controls';
import type { Run } from '../../../scenes/kit/run/Run';
import type { InputHub } from '../input/InputHub';

/**
 * Tells a run what is pressed and released of its game's controls. What lasts, the run itself
 * compares with what is held whenever it goes on; what is missed here are presses that act by
 * themselves.
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
      // The last of several controls of one button lets go of it: both A and up jump.
      if (button?.release && !isDown(button)) run.dispatch(button.release);
    },
    /** A press while the run hears nothing: it hears of it on `catchUp`, if it is still held then. */
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
