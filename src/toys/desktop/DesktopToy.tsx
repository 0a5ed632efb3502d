import { useCallback, useEffect, useState } from 'react';
import { BootScreen } from './BootScreen';
import { CrashScreen } from './CrashScreen';
import { Desktop } from './Desktop';
import styles from './DesktopToy.module.css';
import { LogoScreen } from './LogoScreen';
import { ShutdownScreen } from './ShutdownScreen';
import { play } from './sound';

type Props = Readonly<{
  /** The id of the heading that labels the machine. */
  labelledBy: string;
  /** Programs of an address to open; with any the machine is up already. */
  open?: readonly string[];
  linkTo: (apps: readonly string[]) => string;
  /** Called 3 s after the machine was shut down. */
  onExit: () => void;
}>;

type Stage = 'dos' | 'logo' | 'desktop' | 'crash' | 'shutdown';

/** A machine of 1995: it boots, and then there is everything to do. */
export function DesktopToy({ labelledBy, open = [], linkTo, onExit }: Props) {
  const [stage, setStage] = useState<Stage>('dos');
  const shown = stage === 'dos' && open.length > 0 ? 'desktop' : stage;
  const toLogo = useCallback(() => setStage('logo'), []);
  const toDesktop = useCallback(() => setStage('desktop'), []);
  const up = shown === 'desktop' || shown === 'crash';
  const sound = shown === 'shutdown' ? 'over' : up ? 'chime' : undefined;
  useEffect(() => {
    if (sound) play(sound);
  }, [sound]);

  return (
    <section className={styles.screen} aria-labelledby={labelledBy}>
      {shown === 'dos' && <BootScreen onDone={toLogo} onSkip={toDesktop} />}
      {shown === 'logo' && <LogoScreen onDone={toDesktop} />}
      {up && (
        <Desktop
          open={open}
          linkTo={linkTo}
          onCrash={() => setStage('crash')}
          onShutDown={() => setStage('shutdown')}
          covered={shown === 'crash'}
        />
      )}
      {shown === 'crash' && <CrashScreen onReturn={toDesktop} />}
      {shown === 'shutdown' && <ShutdownScreen onExit={onExit} />}
    </section>
  );
}
