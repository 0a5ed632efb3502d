import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ControlSpec } from '../../scenes/kit/Game';
import type { InputHub } from './input/InputHub';

/** What drawn buttons press: a game's controls, or those of a menu. */
export type Pad = Readonly<{ controls: readonly ControlSpec[]; hub: InputHub }>;

export const PadContext = createContext<Pad | undefined>(undefined);

/** What the buttons here press; nothing until the game has loaded, and while prerendering. */
export function usePad(): Pad | undefined {
  return useContext(PadContext);
}

const noKeys: StoreApi<ReadonlySet<string>> = createStore(() => new Set<string>());

/** Whether a control is held by any device at the moment, for drawn buttons. */
export function useHeld(control: string): boolean {
  const pad = usePad();
  return useStore(pad?.hub.held ?? noKeys, (held) => held.has(control));
}
