import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/Dialog';
import { lazyPart } from '../../components/lazyPart';
import { oldWebSites } from '../../content/oldWebSites';

const VisitContents = lazyPart(async () => (await import('./visits/VisitContents')).VisitContents);

/** The site that `?visit=` asks for, in a window of the wanderer. */
export function VisitDialog({ id }: Readonly<{ id: string | null }>) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const site = oldWebSites.find((candidate) => candidate.id === id);
  const close = () => {
    // Opened by a press on this page: then going back is closing it.
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
