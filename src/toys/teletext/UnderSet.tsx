import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart';
import { siteName } from '../../content/site';
import type { Brought } from './Brought';
import { SetSwitches } from './SetSwitches';
import type { Service, ServicePage } from './service/buildService';
import styles from './UnderSet.module.css';

const FrameDesk = lazyPart(async () => (await import('./frames/frames')).FrameDesk);

type Props = Readonly<{
  found: ServicePage;
  /** Which of its frames is on. */
  place: number;
  service: Service;
  reveal: boolean;
  brought: Brought;
}>;

/** What stands under the set: the way to the page's subject, the set's switches, a drawer of pages. */
export function UnderSet({ found, place, service, reveal, brought }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.under}>
      {brought.error !== '' && (
        <p className={styles.error} role="alert">
          {brought.error} Here is the index.
        </p>
      )}
      <div className={styles.ways}>
        {found.path !== undefined && (
          <Link to={found.path}>
            Open it on {siteName}: {found.title}
          </Link>
        )}
        {brought.pages.length > 0 && (
          <button type="button" onClick={brought.close}>
            Put the pages from elsewhere away
          </button>
        )}
      </div>
      <SetSwitches />
      <details
        className={styles.drawer}
        onToggle={(event) => setOpened(opened || event.currentTarget.open)}
      >
        <summary>Open, save and share pages</summary>
        {opened && (
          <Suspense fallback={<p>Opening the drawer…</p>}>
            <FrameDesk
              page={found.page}
              place={place}
              service={service}
              reveal={reveal}
              bring={brought}
            />
          </Suspense>
        )}
      </details>
    </div>
  );
}
