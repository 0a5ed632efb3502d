import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../components/lazyPart';
import { useHydrated } from '../../components/useHydrated';
import { albumHash } from './albumHash';

const AlbumDialog = lazyDialog(async () => (await import('./AlbumDialog')).AlbumDialog);

/** The sticker album. It is open while the address ends in `#album`, or in `#album=` and a swap. */
export function AlbumHost() {
  const { hash, pathname, search, state } = useLocation() as Readonly<{
    hash: string;
    pathname: string;
    search: string;
    state: unknown;
  }>;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  if (!hydrated || !(hash === albumHash || hash.startsWith(`${albumHash}=`))) return null;
  const close = () => {
    if (typeof state === 'object' && state !== null && 'opened' in state) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense>
      <AlbumDialog open onClose={close} swapText={hash.slice(albumHash.length + 1)} />
    </Suspense>
  );
}
