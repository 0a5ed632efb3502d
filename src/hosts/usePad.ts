import { createContext, useContext, useEffect, useState } from 'react';
import type { ControlSpec } from '../../scenes/kit/Game';
import type { InputHub } from './input/InputHub';
import { useLateStore } from './useLateStore';

/** What drawn buttons press: a game's controls, or those of a menu. */
export type Pad = Readonly<{ controls: readonly ControlSpec[]; hub: InputHub }>;

export const PadContext = createContext<Pad | undefined>(undefined);

/**
 * The controls of the buttons here; undefined until the game has loaded, and while prerendering.
 */
export function usePad(): Pad | undefined {
  return useContext(PadContext);
}

/** Whether any device holds a control now, for drawn buttons. */
export function useHeld(control: string): boolean {
  const pad = usePad();
  return useLateStore(pad?.hub.held, (held) => held?.has(control) ?? false);
}

/** How long a button shows a press that cannot be held, in ms. */
const tapShownFor = 120;

/**
 * The state of a drawn button.
 * @param control undefined where the game has none for the button
 * @param source names the button to the hub
 * @returns `lit`, whether the button is shown as pressed, and `tap`, which presses and releases the
 * control, for keys and assistive technology, which only send a click
 */
export function usePadButton(control: string | undefined, source: string) {
  const pad = usePad();
  const held = useHeld(control ?? '');
  const [tapped, setTapped] = useState(0);
  useEffect(() => {
    if (tapped === 0) return;
    const timer = setTimeout(() => setTapped(0), tapShownFor);
    return () => clearTimeout(timer);
  }, [tapped]);
  const tap = (): void => {
    if (!pad || control === undefined) return;
    pad.hub.tap(source, control);
    setTapped((count) => count + 1);
  };
  return { pad, tap, lit: held || tapped > 0 };
}
