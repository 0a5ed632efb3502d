import { useEffect } from 'react';
import type { GameEntry } from '../../../../scenes/catalogue';
import { GameHost } from '../../../../src/hosts/GameHost';
import { GameScreen } from '../../../../src/hosts/GameScreen';
import { StandardOverlays } from '../../../../src/hosts/overlays';
import { useGame } from '../../../../src/hosts/useGame';

type MountedGameProps = Readonly<{ entry: GameEntry; onReady: () => void }>;

/** A game in its host, with the overlays that its page has. */
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

function Ready({ onReady }: Readonly<{ onReady: () => void }>) {
  const { phase } = useGame().loading;
  useEffect(() => {
    if (phase === 'ready') onReady();
  }, [phase, onReady]);
  return null;
}
