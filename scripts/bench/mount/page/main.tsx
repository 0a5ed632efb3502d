import { createRoot } from 'react-dom/client';
import { catalogue } from '../../../../scenes/catalogue';
import { framesPerSecond, liveContexts, liveIntervals } from './counters';
import { MountedGame } from './MountedGame';
import { MountedHero } from './MountedHero';

/** What a bench calls in this page. */
export type MountPage = Readonly<{
  /** Mounts the named thing, waits until it draws, unmounts it. */
  cycle: () => Promise<void>;
  liveContexts: () => number;
  liveIntervals: () => number;
  framesPerSecond: () => Promise<number>;
}>;

const name = new URLSearchParams(location.search).get('mounted');
const entry = catalogue.find(({ id }) => id === name);
const container = document.querySelector('#root');
if (!container) throw new Error('no #root');
const root = createRoot(container);

function mounted(onReady: () => void) {
  if (name === 'hero') return <MountedHero onReady={onReady} />;
  if (entry?.kind === 'game') return <MountedGame entry={entry} onReady={onReady} />;
  throw new Error(`nothing to mount by the name "${name}"`);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function cycle(): Promise<void> {
  await new Promise<void>((resolve) => root.render(mounted(resolve)));
  for (let drawn = 0; drawn < 5; drawn += 1) await frame();
  root.render(null);
  while (document.querySelector('canvas')) await frame();
}

const mountPage: MountPage = { cycle, liveContexts, liveIntervals, framesPerSecond };
Object.assign(globalThis, { mountPage, pageApi: () => mountPage });
