import { createRoot } from 'react-dom/client';
import { catalogue } from '../../../../scenes/catalogue';
import type { GameSession } from '../../../../src/hosts/session/GameSession';
import { writeModes } from '../../../../src/stores/modes';
import { settings } from '../../../../src/stores/settings';
import { busyThumbs } from './busyThumbs';
import { framesPerSecond, liveContexts, liveIntervals } from './counters';
import { MountedGame } from './MountedGame';
import { MountedHero } from './MountedHero';
import { undraw } from './undraw';

/** What a bench calls in this page. */
export type MountPage = Readonly<{
  /** Mounts the named game or stage, waits until it draws, and unmounts it. */
  cycle: () => Promise<void>;
  liveContexts: () => number;
  liveIntervals: () => number;
  framesPerSecond: () => Promise<number>;
  /**
   * Plays the named game, or nothing if none is named, for a number of frames by pressing its
   * controls. With names, it marks the timeline before and after.
   */
  play: (frames: number, from?: string, to?: string) => Promise<void>;
}>;

const parameters = new URLSearchParams(location.search);
const name = parameters.get('mounted');
if (parameters.has('muted')) settings.setState({ muted: true });
if (parameters.has('undrawn')) undraw();
const modes = parameters.get('modes');
if (name && modes) writeModes(name, JSON.parse(modes));
const entry = catalogue.find(({ id }) => id === name);
const container = document.querySelector('#root');
if (!container) throw new Error('no #root');
const root = createRoot(container);

function mounted(onReady: (session?: GameSession) => void) {
  if (name === 'hero') return <MountedHero onReady={onReady} />;
  if (entry?.kind === 'game') return <MountedGame entry={entry} onReady={onReady} />;
  throw new Error(`there is nothing called "${name}" to mount`);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function cycle(): Promise<void> {
  await new Promise<void>((resolve) => root.render(mounted(() => resolve())));
  for (let drawn = 0; drawn < 5; drawn += 1) await frame();
  root.render(null);
  while (document.querySelector('canvas')) await frame();
  // React releases what it has removed in a later task. Before that the whole game is still there.
  for (let waited = 0; waited < 5; waited += 1) await frame();
}

let played: Promise<GameSession | undefined> | undefined;

/** The session of the game, mounted once; undefined if no game is named. */
function session(): Promise<GameSession | undefined> {
  played ??= name
    ? new Promise((resolve) => root.render(mounted(resolve)))
    : Promise.resolve(undefined);
  return played;
}

async function play(frames: number, from?: string, to?: string): Promise<void> {
  const thumbs = busyThumbs(await session());
  if (from) performance.mark(from);
  for (let drawn = 0; drawn < frames; drawn += 1) {
    thumbs?.(drawn);
    await frame();
  }
  if (to) performance.mark(to);
}

const mountPage: MountPage = { cycle, liveContexts, liveIntervals, framesPerSecond, play };
Object.assign(globalThis, { mountPage, pageApi: () => mountPage });
