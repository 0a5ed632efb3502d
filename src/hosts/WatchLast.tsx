import { useState } from 'react';
import { useBook, useGame } from './useGame';

/** Shows the last finished run again, or says why it cannot be shown. */
export function WatchLast({ className }: Readonly<{ className: string }>) {
  const { session } = useGame();
  const canWatch = useBook((book) => book?.canWatch ?? false);
  const [refusal, setRefusal] = useState<string>();
  if (refusal) return <p role="alert">{refusal}</p>;
  if (!canWatch) return null;
  return (
    <button type="button" className={className} onClick={() => setRefusal(session?.watchLast())}>
      Watch the last run
    </button>
  );
}
