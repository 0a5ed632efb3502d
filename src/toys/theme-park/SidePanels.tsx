import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { Instructions } from './Instructions';
import { usePark, useTycoon } from './ParkContext';
import styles from './SidePanels.module.css';
import { Warnings } from './Warnings';

const Inspector = lazyPart(async () => (await import('./Inspector')).Inspector);
const Books = lazyPart(async () => (await import('./Books')).Books);
const Business = lazyPart(async () => (await import('./Business')).Business);
const WhatIf = lazyPart(async () => (await import('./WhatIf')).WhatIf);
const Files = lazyPart(async () => (await import('./Files')).Files);

const panels = {
  help: { label: 'How to', Panel: Instructions },
  books: { label: 'Books', Panel: Books },
  business: { label: 'Business', Panel: Business },
  whatIf: { label: 'What if?', Panel: WhatIf },
  files: { label: 'Parks', Panel: Files },
} as const;
type Name = keyof typeof panels;

/** What stands beside the board: how to play, the books, what-ifs, saved parks. */
export function SidePanels() {
  const { chosen } = usePark();
  const tycoon = useTycoon();
  const [wanted, setWanted] = useState<Name>('help');
  const id = useId();
  const names = (Object.keys(panels) as Name[]).filter((name) => name !== 'business' || tycoon);
  const current = names.includes(wanted) ? wanted : 'help';
  const { Panel } = panels[current];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = names[(names.indexOf(current) + by + names.length) % names.length];
    setWanted(next);
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
            onClick={() => setWanted(name)}
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
        <Warnings />
        {/* Prerendered pages hold no boundary: what comes late is never the first panel. */}
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
