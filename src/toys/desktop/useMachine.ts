import { type ComponentType, useEffect, useState } from 'react';
import type { MachineProps } from './Machine';

export type LoadedMachine = Readonly<{
  /** Undefined until it has loaded. */
  Machine: ComponentType<MachineProps> | undefined;
  failed: boolean;
}>;

/** Loads the code of the desktop while the machine boots. */
export function useMachine(): LoadedMachine {
  const [loaded, setLoaded] = useState<LoadedMachine>({ Machine: undefined, failed: false });
  useEffect(() => {
    import('./Machine').then(
      ({ Machine }) => setLoaded({ Machine, failed: false }),
      (error: unknown) => {
        console.warn(error);
        setLoaded({ Machine: undefined, failed: true });
      },
    );
  }, []);
  return loaded;
}
