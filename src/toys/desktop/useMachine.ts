import { type ComponentType, useEffect, useState } from 'react';
import type { MachineProps } from './Machine';

export type LoadedMachine = Readonly<{
  /** Undefined until it has loaded. */
  Machine: ComponentType<MachineProps> | undefined;
  failed: boolean;
}>;

/** The screen font is waited for this long, in ms: mostly the machine still boots. */
const fontWithin = 400;

/** Loads the code of the desktop while the machine boots. */
export function useMachine(): LoadedMachine {
  const [loaded, setLoaded] = useState<LoadedMachine>({ Machine: undefined, failed: false });
  useEffect(() => {
    import('./Machine').then(
      async ({ Machine }) => {
        // A font that comes after the first text is not shown any more. Touch screens do not use it.
        if (!matchMedia('(pointer: coarse)').matches) {
          const fonts = ['', 'bold '].map((face) => document.fonts.load(`${face}16px "Kid Sans"`));
          const late = new Promise((resolve) => setTimeout(resolve, fontWithin));
          await Promise.race([Promise.allSettled(fonts), late]);
        }
        setLoaded({ Machine, failed: false });
      },
      (error: unknown) => {
        console.warn(error);
        setLoaded({ Machine: undefined, failed: true });
      },
    );
  }, []);
  return loaded;
}
