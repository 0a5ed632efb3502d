import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog';
import styles from './ArcadeBoyToy.module.css';
import { Library } from './Library';

type Props = Readonly<{ open: boolean; onClose: () => void; children: ReactNode }>;

/**
 * Games, last score and controls in a dialog. On a phone the handheld fills the screen and hides
 * them.
 */
export function AboutDialog({ open, onClose, children }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Games and controls" tone="lime">
      <div className={styles.about}>
        {children}
        <Library />
      </div>
    </Dialog>
  );
}
