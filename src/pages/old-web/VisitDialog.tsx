import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/Dialog';
import { lazyPart } from '../../components/lazyPart';
import { oldWebSites } from '../../content/oldWebSites';

const VisitContents = lazyPart(async () => (await import('./visits/VisitContents')).VisitContents);

/** The dialog of the site that `?visit=` names. */
export function VisitDialog({ id }: Readonly<{ id: string | null }>) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const site = oldWebSites.find((candidate) => candidate.id === id);
  const close = () => {
    // It was opened by a press on this page, so that going back closes it.
    if (typeof state === 'object' && state !== null && 'opened' in state) void navigate(-1);
    else void navigate('/old-web', { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      open={site !== undefined}
      onClose={close}
      tone="cyan"
      title={`${site?.name ?? ''} - Web Wanderer`}
    >
      {site && (
        <Suspense fallback={<p>Connecting to site…</p>}>
          <VisitContents key={site.id} id={site.id} />
        </Suspense>
      )}
    </Dialog>
  );
}
