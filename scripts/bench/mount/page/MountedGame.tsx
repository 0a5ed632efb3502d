import { useEffect } from 'react';
import type { GameEntry } from '../../../../scenes/catalogue';
import { GameHost } from '../../../../src/hosts/GameHost';
import { GameScreen } from '../../../../src/hosts/GameScreen';
import { StandardOverlays } from '../../../../src/hosts/overlays';
import type { GameSession } from '../../../../src/hosts/session/GameSession';
import { useGame } from '../../../../src/hosts/useGame';

type MountedGameProps = Readonly<{
  entry: GameEntry;
  onReady: (session: GameSession) => void;
}>;

/** A game in its host, with the overlays of its page. */
export function MountedGame({ entry, onReady }: MountedGameProps) {
  return (
    <GameHost entry={entry} labelledBy="heading">
      <div className="screen">
        <GameScreen className="fill">
          <StandardOverlays />
        </GameScreen>
      </div>
      <Ready onReady={onReady} />
    </GameHost>
  );
}

function Ready({ onReady }: Pick<MountedGameProps, 'onReady'>) {
  const { loading, session } = useGame();
  const { phase } = loading;
  useEffect(() => {
    if (phase === 'ready' && session) onReady(session);
  }, [phase, session, onReady]);
  return null;
}
