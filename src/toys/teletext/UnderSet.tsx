import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart';
import { siteName } from '../../content/site';
import type { ImportedPages } from './ImportedPages';
import { SetSwitches } from './SetSwitches';
import type { Service, ServicePage } from './service/buildService';
import styles from './UnderSet.module.css';

const PageImportExport = lazyPart(async () => (await import('./frames/frames')).PageImportExport);

type Props = Readonly<{
  found: ServicePage;
  /** Index of the current frame. */
  place: number;
  service: Service;
  reveal: boolean;
  imported: ImportedPages;
}>;

/** The parts under the set: the link to the page's subject, the settings, import and export. */
export function UnderSet({ found, place, service, reveal, imported }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.under}>
      {imported.error !== '' && (
        <p className={styles.error} role="alert">
          {imported.error} Here is the index.
        </p>
      )}
      <div className={styles.ways}>
        {found.path !== undefined && (
          <Link to={found.path}>
            Open it on {siteName}: {found.title}
          </Link>
        )}
        {imported.pages.length > 0 && (
          <button type="button" onClick={imported.close}>
            Close imported pages
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
            <PageImportExport
              page={found.page}
              place={place}
              service={service}
              reveal={reveal}
              importFrom={imported}
            />
          </Suspense>
        )}
      </details>
    </div>
  );
}
