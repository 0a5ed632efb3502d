import { type KeyboardEvent, Suspense, useId } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazyPart';
import { useRunStatus } from '../../hosts/useGame';
import { duelStore } from './duel/duelStore';
import { Instructions } from './Instructions';
import { type PanelName, usePark } from './ParkContext';
import styles from './SidePanels.module.css';
import { Warnings } from './Warnings';

const Inspector = lazyPart(async () => (await import('./Inspector')).Inspector);
const Books = lazyPart(async () => (await import('./Books')).Books);
const Guests = lazyPart(async () => (await import('./Guests')).Guests);
const Why = lazyPart(async () => (await import('./Why')).Why);
const WhatIf = lazyPart(async () => (await import('./WhatIf')).WhatIf);
const DuelBar = lazyPart(async () => (await import('./duel/DuelBar')).DuelBar);
const ScenarioBar = lazyPart(async () => (await import('./season/ScenarioBar')).ScenarioBar);
const Files = lazyPart(async () => (await import('./Files')).Files);

const panels = {
  help: { label: 'How to', Panel: Instructions },
  guests: { label: 'Guests', Panel: Guests },
  books: { label: 'Books', Panel: Books },
  whatIf: { label: 'What if?', Panel: WhatIf },
  files: { label: 'Parks', Panel: Files },
} as const;
const names = Object.keys(panels) as PanelName[];

/**
 * The panels beside the board: how to play, guests and rides, the books, forecasts, saved parks.
 */
export function SidePanels() {
  const { chosen, panel: current, openPanel, figure, state } = usePark();
  const id = useId();
  useRunStatus((status) => status?.generation);
  const isDuel = useStore(duelStore) !== undefined;
  const isScenario = (state()?.town?.play.goal ?? 0) > 0;
  const { Panel } = panels[current];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = names[(names.indexOf(current) + by + names.length) % names.length];
    openPanel(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };

  return (
    <div className={styles.side}>
      {chosen && (
        <Suspense>
          <Inspector chosen={chosen} />
        </Suspense>
      )}
      <div className={styles.tabs} role="tablist" aria-label="Park office" onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => openPanel(name)}
          >
            {panels[name].label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is scrolled by keys
        tabIndex={0}
      >
        {isScenario && (
          <Suspense>
            <ScenarioBar />
          </Suspense>
        )}
        {isDuel && (
          <Suspense>
            <DuelBar />
          </Suspense>
        )}
        <Warnings />
        {figure && (
          <Suspense>
            <Why key={figure} figure={figure} />
          </Suspense>
        )}
        {/* A prerendered page has no Suspense boundary here, so the first panel never loads late. */}
        {current === 'help' ? (
          <Instructions />
        ) : (
          <Suspense fallback={<p>Fetching the papers…</p>}>
            <Panel />
          </Suspense>
        )}
      </div>
    </div>
  );
}
