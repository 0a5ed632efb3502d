import { useCallback, useState } from 'react';
import { HeroRun } from '../../../../scenes/hero/HeroRun';
import { PixiHost } from '../../../../src/hosts/PixiHost';

const loadStage = async () => (await import('../../../../scenes/hero/HeroStage')).HeroStage;

/** The hero's stage, as on Home. */
export function MountedHero({ onReady }: Readonly<{ onReady: () => void }>) {
  const [run] = useState(() => new HeroRun());
  const onPhase = useCallback(
    (phase: string) => {
      if (phase === 'ready') onReady();
    },
    [onReady],
  );
  return (
    <div className="screen">
      <PixiHost run={run} load={loadStage} className="fill" onPhase={onPhase} />
    </div>
  );
}
