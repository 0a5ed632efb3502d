import { useEffect, useMemo, useState } from 'react';
import type { Page } from '../../../scenes/teletext/rules/Page';
import { firstPage } from '../../../scenes/teletext/rules/remote';
import { toastMissed } from '../../components/toast';
import { indexPage } from '../../content/teletext/indexPage';
import type { Service, ServicePage } from './service/buildService';
import { layPage } from './service/layPage';

const index: ServicePage = {
  page: layPage(indexPage),
  title: indexPage.title,
  path: undefined,
};

/** Only the index, which is shown until the rest of the service has loaded. */
const indexOnly: Service = new Map([[firstPage, index]]);

/** Imported pages, which replace the service's own. */
export type ImportedPages = readonly Page[];

/** The service, and whether all of it has loaded. Imported pages come before its own. */
export function useService(imported: ImportedPages): Readonly<{
  service: Service /** The pages in the order of transmission. */;
  order: readonly number[];
  whole: boolean;
}> {
  const [loaded, setLoaded] = useState<Service>();

  useEffect(() => {
    let wanted = true;
    void import('./service/loadService')
      .then(({ loadService }) => loadService())
      .then((service) => {
        if (wanted) setLoaded(service);
      }, toastMissed('The other pages'));
    return () => {
      wanted = false;
    };
  }, []);

  const service = useMemo<Service>(() => {
    const own = loaded ?? indexOnly;
    if (imported.length === 0) return own;
    return new Map([
      ...own,
      ...imported.map((page): [number, ServicePage] => [
        page.number,
        { page, title: page.description || 'An imported page', path: undefined },
      ]),
    ]);
  }, [loaded, imported]);
  const order = useMemo(() => [...service.keys()], [service]);
  return { service, order, whole: loaded !== undefined };
}
