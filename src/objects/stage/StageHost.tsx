import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../components/lazyPart';
import { useHydrated } from '../../components/useHydrated';
import type { Entry } from '../../content/entry';
import type { Category } from '../loadPlays';

const ObjectStage = lazyDialog(async () => (await import('./ObjectStage')).ObjectStage);

type Props = Readonly<{ category: Category; entries: readonly Entry[] }>;

/** Whether a link asked for the card itself, not for its object. */
function isForCard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'card' in state;
}

/** The stage of a page. It is open while the address names one of its objects (`/toys#yo-yo`). */
export function StageHost({ category, entries }: Props) {
  const { hash, pathname, search, state } = useLocation() as Omit<
    ReturnType<typeof useLocation>,
    'state'
  > & { state: unknown };
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const wanted = hydrated && !isForCard(state) ? hash.slice(1) : '';
  const entry = wanted === '' ? undefined : entries.find(({ id }) => id === wanted);
  if (!entry) return null;
  const close = () => {
    // It was opened by a press on this page, so that going back closes it.
    if (typeof state === 'object' && state !== null && 'opened' in state) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense>
      <ObjectStage key={entry.id} open onClose={close} category={category} entry={entry} />
    </Suspense>
  );
}
