import { createContext, useContext } from 'react';
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
