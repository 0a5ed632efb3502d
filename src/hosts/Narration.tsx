import { VisuallyHidden } from '../components/VisuallyHidden';
import { useGame } from './useGame';
import { useLateStore } from './useLateStore';

/**
 * The game's live region. It exists from the start: a region inserted with its text is not read.
 */
export function Narration() {
  const { session } = useGame();
  const said = useLateStore(session?.announcement, (announcement) => announcement);
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-relevant="additions">
        {/* A new element, so that a repeated sentence is read again. */}
        <span key={said?.count}>{said?.text}</span>
      </span>
    </VisuallyHidden>
  );
}
