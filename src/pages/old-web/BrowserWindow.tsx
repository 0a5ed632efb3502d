import type { ReactNode } from 'react';
import styles from './BrowserWindow.module.css';

const tools = ['Back', 'Forward', 'Stop', 'Reload', 'Home', 'Print'];

type Props = Readonly<{ title: string; address: string; children: ReactNode }>;

/** The drawn frame of a browser; what is drawn does nothing, what is inside is the page. */
export function BrowserWindow({ title, address, children }: Props) {
  return (
    <div className={styles.window}>
      <div aria-hidden="true">
        <p className={styles.bar}>
          <span>{title} - Web Wanderer</span>
          <span className={styles.buttons}>
            <i>_</i>
            <i>□</i>
            <i>×</i>
          </span>
        </p>
        <p className={styles.tools}>
          {tools.map((tool) => (
            <span key={tool}>{tool}</span>
          ))}
          <b className={styles.globe} />
        </p>
        <p className={styles.address}>
          <span>Address</span>
          <span>{address}</span>
        </p>
      </div>
      <div className={styles.content}>{children}</div>
      <p className={styles.status} aria-hidden="true">
        <span>Document: Done</span>
        <span className={styles.progress} />
      </p>
    </div>
  );
}
