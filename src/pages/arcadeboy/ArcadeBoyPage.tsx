import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { GameHeader } from '../../components/GameHeader';
import { useHydrated } from '../../components/useHydrated';
import { cartridgeState, stateIn } from '../../lib/addresses';
import { ArcadeBoyToy } from '../../toys/arcadeboy/ArcadeBoyToy';
import styles from './ArcadeBoyPage.module.css';

const headingId = 'arcadeboy-heading';

/** The page of the handheld, with its library and cards around it. */
function ArcadeBoyPage() {
  const [, setParameters] = useSearchParams();
  const address = useLocation();
  const setter = useRef(setParameters);
  useEffect(() => {
    setter.current = setParameters;
  }, [setParameters]);
  // The page is prerendered without a query.
  const game = useHydrated() ? stateIn(cartridgeState, address) : undefined;
  const keepGame = useCallback((id: string | undefined) => {
    const change = (before: URLSearchParams): URLSearchParams => {
      const after = new URLSearchParams(before);
      if (id === undefined) {
        after.delete('game');
        // The address of today's run belongs to one cartridge, so another cartridge drops it.
        after.delete('daily');
      } else after.set('game', id);
      return after;
    };
    setter.current(change, { replace: true, preventScrollReset: true });
  }, []);
  return (
    <div className={styles.page}>
      <ArcadeBoyToy labelledBy={headingId} game={game} onGame={keepGame}>
        <GameHeader
          title="ArcadeBoy"
          id={headingId}
          emoji="🕹️"
          back={{ to: '/gaming', label: 'Back to Gaming' }}
        >
          Four batteries, one long car journey, and nobody else’s turn.
        </GameHeader>
      </ArcadeBoyToy>
    </div>
  );
}

export { ArcadeBoyPage as Component };
