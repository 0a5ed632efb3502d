import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';
import type { Tone } from './tone';
import { accent } from './tone';

type Props = Readonly<{
  id?: string;
  tone?: Tone;
  /** A short line above, in the pixel font. */
  label?: ReactNode;
  children: ReactNode;
}>;

/** An h2 on a slightly rotated strip in the accent colour. */
export function SectionHeading({ id, tone, label, children }: Props) {
  return (
    <div className={styles.heading} style={tone && accent(tone)}>
      {label && <p className={styles.label}>{label}</p>}
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
    </div>
  );
}
