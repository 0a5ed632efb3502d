import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { HeroRun } from '../../../../../scenes/hero/HeroRun';
import { HeroStage } from '../../../../../scenes/hero/HeroStage';
import { PixiHost } from '../../../../../src/hosts/PixiHost';
import { watchPointer } from '../../../../../src/hosts/watchPointer';
import type { Candidate } from '../Candidate';
import { heroRun } from './heroRun';

const loadStage = async () => HeroStage;

/** The site's own stage in its host. */
export const stage: Candidate = (area, count) =>
  new Promise((resolve, reject) => {
    const onPhase = (phase: string): void => {
      if (phase === 'ready') resolve();
      if (phase === 'failed') reject(new Error('the stage could not be mounted'));
    };
    const root = document.createElement('div');
    root.className = 'fill';
    area.append(root);
    createRoot(root).render(<Stage run={heroRun(count)} area={area} onPhase={onPhase} />);
  });

type StageProps = Readonly<{ run: HeroRun; area: HTMLElement; onPhase: (phase: string) => void }>;

function Stage({ run, area, onPhase }: StageProps) {
  useEffect(() => watchPointer(area, run), [area, run]);
  return <PixiHost run={run} load={loadStage} className="fill" onPhase={onPhase} />;
}
