import { createStore } from 'zustand/vanilla';

export type InputHub = ReturnType<typeof createInputHub>;

const nothing: ReadonlySet<string> = new Set();

/**
 * Turns the input of all devices into presses and releases of a game's controls.
 * @param act is called for each control's first press and last release
 */
export function createInputHub(act: (control: string, pressed: boolean) => void) {
  const sources = new Map<string, Set<string>>();
  const held = createStore<ReadonlySet<string>>(() => nothing);

  const emit = (control: string, pressed: boolean): void => {
    const next = new Set(held.getState());
    if (pressed) next.add(control);
    else next.delete(control);
    held.setState(next, true);
    act(control, pressed);
  };

  const hub = {
    /** The controls that are held now, for buttons that show it. */
    held,
    /**
     * A device presses a control. A control that two devices hold is released by the last of them.
     * @param source names the device's part, such as `key:ArrowUp`
     */
    press(source: string, control: string): void {
      const holders = sources.get(control) ?? new Set();
      if (holders.has(source)) return;
      holders.add(source);
      sources.set(control, holders);
      if (holders.size === 1) emit(control, true);
    },
    release(source: string, control: string): void {
      const holders = sources.get(control);
      if (holders?.delete(source) && holders.size === 0) emit(control, false);
    },
    /** A press and a release, for input that cannot be held. */
    tap(source: string, control: string): void {
      hub.press(source, control);
      hub.release(source, control);
    },
    /** Releases what sources with this prefix hold; without one, everything. */
    releaseAll(sourcePrefix = ''): void {
      for (const [control, holders] of sources) {
        for (const source of holders) {
          if (source.startsWith(sourcePrefix)) hub.release(source, control);
        }
      }
    },
  };
  return hub;
}
