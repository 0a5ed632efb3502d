import { useCallback, useEffect, useState } from 'react';
import { CrashScreen } from './CrashScreen';
import { Desktop } from './Desktop';
import { ShutdownScreen } from './ShutdownScreen';
import { play } from './sound';

export type MachineProps = Readonly<{
  /** Programs to open at the start. */
  open: readonly string[];
  linkTo: (apps: readonly string[]) => string;
  /** Called 3 s after the machine was shut down. */
  onExit: () => void;
}>;

type Stage = 'desktop' | 'crash' | 'shutdown';

/** The booted machine: its desktop, the blue screen, and shutting down. */
export function Machine({ open, linkTo, onExit }: MachineProps) {
  const [stage, setStage] = useState<Stage>('desktop');
  const toDesktop = useCallback(() => setStage('desktop'), []);
  const over = stage === 'shutdown';
  useEffect(() => play(over ? 'over' : 'chime'), [over]);

  if (over) return <ShutdownScreen onExit={onExit} />;
  return (
    <>
      <Desktop
        open={open}
        linkTo={linkTo}
        onCrash={() => setStage('crash')}
        onShutDown={() => setStage('shutdown')}
        covered={stage === 'crash'}
      />
      {stage === 'crash' && <CrashScreen onReturn={toDesktop} />}
    </>
  );
}
