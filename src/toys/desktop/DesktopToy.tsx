import { useCallback, useState } from 'react';
import { BootScreen } from './BootScreen';
import styles from './DesktopToy.module.css';
import { DiskScreen } from './DiskScreen';
import { LogoScreen } from './LogoScreen';
import type { MachineProps } from './Machine';
import { useMachine } from './useMachine';

type Props = Omit<MachineProps, 'open'> &
  Readonly<{
    /** The id of the heading that labels the machine. */
    labelledBy: string;
    /** Programs from the address. With any of them the machine skips its boot. */
    open?: readonly string[];
  }>;

/** A computer of 1995: its boot screens and its desktop. */
export function DesktopToy({ labelledBy, open = [], linkTo, onExit }: Props) {
  const [stage, setStage] = useState<'dos' | 'logo' | 'up'>('dos');
  const { Machine, failed } = useMachine();
  const toLogo = useCallback(() => setStage('logo'), []);
  const toDesktop = useCallback(() => setStage('up'), []);
  const booting = stage !== 'up' && open.length === 0;

  return (
    <section className={styles.screen} aria-labelledby={labelledBy}>
      {booting && stage === 'dos' && <BootScreen onDone={toLogo} onSkip={toDesktop} />}
      {booting && stage === 'logo' && <LogoScreen onDone={toDesktop} />}
      {!booting && !Machine && <DiskScreen failed={failed} />}
      {!booting && Machine && <Machine open={open} linkTo={linkTo} onExit={onExit} />}
    </section>
  );
}
